import { dayIn } from '../../providers/ad-platforms/account-days.ts'
import { type GoogleAnswer, Refused } from './answers.ts'
import type { GoogleBooks, GoogleCustomer, GoogleResource, ResourceKind } from './books.ts'
import { checkNewResource, checkResource, lacksTotalEnd } from './resource-rules.ts'

type Fields = Record<string, unknown>
type Operation = { create?: Fields; update?: Fields; updateMask?: string; remove?: string }

const kinds: Record<string, { kind: ResourceKind; result: string }> = {
  campaignBudgetOperation: { kind: 'campaignBudgets', result: 'campaignBudgetResult' },
  campaignOperation: { kind: 'campaigns', result: 'campaignResult' },
  campaignCriterionOperation: { kind: 'campaignCriteria', result: 'campaignCriterionResult' },
  adGroupOperation: { kind: 'adGroups', result: 'adGroupResult' },
  adGroupCriterionOperation: { kind: 'adGroupCriteria', result: 'adGroupCriterionResult' },
  adGroupAdOperation: { kind: 'adGroupAds', result: 'adGroupAdResult' },
}

/** googleAds:mutate: all operations of a request or none (developers.google.com/google-ads/api/docs/mutating/overview). */
export function createGoogleMutations(books: GoogleBooks, now: () => Date) {
  function create(customer: GoogleCustomer, kind: ResourceKind, sent: Fields, names: Names) {
    const fields = names.resolve(sent) as Fields
    const today = dayIn(customer.timeZone, now())
    checkNewResource(books, kind, fields, today)
    const id = books.nextId()
    const name = `customers/${customer.id}/${kind}/${id}`
    names.note(sent['resourceName'], name)
    const defaults = kind === 'campaigns' ? { startDateTime: `${today} 00:00:00` } : {}
    books.add({
      name,
      id,
      kind,
      customerId: customer.id,
      fields: { status: 'ENABLED', ...defaults, ...fields, resourceName: name },
    })
    return name
  }

  function find(customer: GoogleCustomer, kind: ResourceKind, name: unknown): GoogleResource {
    const found = books.find(String(name))
    if (found?.kind !== kind || found.customerId !== customer.id) {
      throw new Refused({ mutateError: 'RESOURCE_NOT_FOUND' })
    }
    if (found.fields['status'] === 'REMOVED') {
      throw new Refused({ contextError: 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE' })
    }
    return found
  }

  function update(found: GoogleResource, sent: Fields, mask: string) {
    const isBudget = found.kind === 'campaignBudgets'
    for (const field of mask.split(',')) {
      if (isBudget && field === 'period') throw new Refused({ fieldError: 'IMMUTABLE_FIELD' })
      // What the mask names and the request leaves out is cleared.
      if (sent[field] === undefined) delete found.fields[field]
      else found.fields[field] = sent[field]
    }
    if (isBudget) checkResource(books, 'campaignBudgets', found.fields)
    if (found.kind === 'campaigns' && lacksTotalEnd(books, found.fields)) {
      throw new Refused({ campaignError: 'END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET' })
    }
  }

  /** Updates the ad of an ad group, which has its own resource name. */
  function updateAd(customer: GoogleCustomer, { update: sent = {}, updateMask = '' }: Operation) {
    const name = String(sent['resourceName'])
    const holder = books
      .list('adGroupAds')
      .find(({ id, customerId }) => name === `customers/${customerId}/ads/${id}`)
    if (holder === undefined) throw new Refused({ mutateError: 'RESOURCE_NOT_FOUND' })
    find(customer, 'adGroupAds', holder.name)
    const ad = structuredClone(holder.fields['ad']) as Fields
    for (const path of updateMask.split(',')) {
      const [field = '', part] = path.split('.')
      if (part === undefined) ad[field] = sent[field]
      else ad[field] = { ...(ad[field] as Fields), [part]: (sent[field] as Fields)[part] }
    }
    holder.fields['ad'] = ad
    checkResource(books, 'adGroupAds', holder.fields)
    return { adResult: { resourceName: name } }
  }

  function apply(customer: GoogleCustomer, holder: Record<string, Operation>, names: Names) {
    const [[name, operation] = []] = Object.entries(holder)
    if (name === 'adOperation' && operation?.update) return updateAd(customer, operation)
    const known = kinds[name ?? '']
    if (known === undefined || operation === undefined) {
      throw new Refused({ requestError: 'BAD_RESOURCE_ID' })
    }
    const { kind, result } = known
    if (operation.create !== undefined) {
      return { [result]: { resourceName: create(customer, kind, operation.create, names) } }
    }
    const found = find(customer, kind, operation.remove ?? operation.update?.['resourceName'])
    if (operation.remove !== undefined) found.fields['status'] = 'REMOVED'
    else update(found, operation.update ?? {}, operation.updateMask ?? '')
    return { [result]: { resourceName: found.name } }
  }

  return (customer: GoogleCustomer, body: string): GoogleAnswer => {
    const { mutateOperations } = JSON.parse(body) as {
      mutateOperations: Record<string, Operation>[]
    }
    const names = createNames()
    return books.atomically(() => ({
      status: 200,
      body: {
        mutateOperationResponses: mutateOperations.map((one, operation) => {
          try {
            return apply(customer, one, names)
          } catch (error) {
            if (error instanceof Refused) error.operation = operation
            throw error
          }
        }),
      },
    }))
  }
}

type Names = ReturnType<typeof createNames>

/** Temporary names, with negative ids, mean what was made under them before in the same request. */
function createNames() {
  const made = new Map<unknown, string>()
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one)]))
    }
    return made.get(value) ?? value
  }
  return {
    resolve,
    note(temporary: unknown, name: string): void {
      if (made.has(temporary)) {
        throw new Refused({ newResourceCreationError: 'DUPLICATE_TEMP_IDS' })
      }
      if (temporary !== undefined) made.set(temporary, name)
    },
  }
}
