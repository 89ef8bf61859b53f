import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

import {
  type Data,
  type SandboxCustomer,
  type SandboxKind,
  sandboxSchemas,
  type Stored,
} from './sandbox-objects.ts'
import { sandboxPaymentEvents, sandboxPaymentObjects as objects } from './sandbox-payment-tables.ts'

type Db = NodePgDatabase
type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type SandboxEvent = {
  id: string
  type: string
  created: number
  subscription: string
  payment?: { id: string; amountCents: number; customerId: string; userId: string; atMs: number }
}

/** Everything of one customer, while nobody else can change it. */
export type CustomerFile = {
  customer: Readonly<SandboxCustomer>
  saveCustomer(customer: SandboxCustomer): Promise<void>
  addInvoice(invoice: Omit<Stored<'invoice'>, 'id' | 'customerId'>): Promise<Stored<'invoice'>>
  find<K extends SandboxKind>(kind: K, id: string): Promise<Stored<K> | null>
  list<K extends SandboxKind>(kind: K): Promise<Stored<K>[]>
  save<K extends SandboxKind>(kind: K, object: Stored<K>): Promise<void>
  /** Written with the change that it tells of, sent once that is durable; names the invoice that was paid. */
  announce(type: string, subscriptionId: string, paid?: Stored<'invoice'>): Promise<void>
}

export type SandboxStore = ReturnType<typeof createSandboxStore>

type Options = { db: Db; now: () => Date; newId: () => string }

/** The sandbox's objects in the database. Changes of one customer happen one after the other. */
export function createSandboxStore({ db, now, newId }: Options) {
  return {
    find: <K extends SandboxKind>(kind: K, id: string) => find(db, kind, id),
    list: <K extends SandboxKind>(kind: K, customerId: string) => list(db, kind, customerId),

    async addCustomer(customer: SandboxCustomer): Promise<void> {
      await db.insert(objects).values(rowOf('customer', customer)).onConflictDoNothing()
    },

    /** Answers null, and does nothing, when there is no such customer. */
    async change<T>(
      customerId: string,
      work: (file: CustomerFile) => Promise<T>,
    ): Promise<T | null> {
      return db.transaction(async (tx) => {
        await tx.select().from(objects).where(eq(objects.id, customerId)).for('update')
        const customer = await find(tx, 'customer', customerId)
        return customer === null ? null : work(openFile(tx, customer))
      })
    },

    async forget(customerId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(objects).where(eq(objects.customerId, customerId))
        await tx.delete(sandboxPaymentEvents).where(eq(sandboxPaymentEvents.customerId, customerId))
      })
    },

    /** Subscriptions to renew or end: past their period, or unpaid for longer than is waited. */
    async listDue(nowMs: number, waitedMs: number): Promise<{ id: string; customerId: string }[]> {
      const end = sql`(${objects.data}->>'periodEndMs')::bigint`
      const status = sql`${objects.data}->>'status'`
      return db
        .select({ id: objects.id, customerId: objects.customerId })
        .from(objects)
        .where(
          sql`${objects.kind} = 'subscription' and case ${status} when 'canceled' then false
            when 'past-due' then ${end} <= ${nowMs - waitedMs} else ${end} <= ${nowMs} end`,
        )
        .limit(200)
    },

    /** Pages that nobody can use any more. */
    async dropPages(before: Date): Promise<void> {
      await db
        .delete(objects)
        .where(and(inArray(objects.kind, ['portal', 'checkout']), lte(objects.createdAt, before)))
    },
  }

  function openFile(tx: Tx, customer: SandboxCustomer): CustomerFile {
    const mine = <T extends { customerId: string }>(object: T | null) =>
      object?.customerId === customer.id ? object : null
    const save: CustomerFile['save'] = async (kind, object) => {
      const row = rowOf(kind, object)
      await tx
        .insert(objects)
        .values(row)
        .onConflictDoUpdate({
          target: objects.id,
          set: { data: row.data, updatedAt: row.updatedAt },
        })
    }
    const file: CustomerFile = {
      customer,
      find: async (kind, id) => mine(await find(tx, kind, id)),
      list: (kind) => list(tx, kind, customer.id),
      save,
      async saveCustomer(changed) {
        await save('customer', changed)
        file.customer = changed
      },
      async addInvoice(invoice) {
        const added = { ...invoice, id: `in_${newId()}`, customerId: customer.id }
        await save('invoice', added)
        return added
      },
      async announce(type, subscriptionId, paid) {
        const id = `evt_${newId()}`
        const created = Math.floor(now().getTime() / 1000)
        const event: SandboxEvent = {
          id,
          type,
          created,
          subscription: subscriptionId,
          ...(paid && { payment: paymentOf(customer, paid) }),
        }
        const body = JSON.stringify(event)
        await tx
          .insert(sandboxPaymentEvents)
          .values({ id, customerId: customer.id, body, createdAt: now() })
      },
    }
    return file
  }

  function rowOf<K extends SandboxKind>(kind: K, { id, customerId, ...data }: Stored<K>) {
    return { id, kind, customerId, data, createdAt: now(), updatedAt: now() }
  }
}

function paymentOf({ id: customerId, userId }: SandboxCustomer, paid: Stored<'invoice'>) {
  return {
    id: paid.id,
    amountCents: paid.amountCents,
    customerId,
    userId,
    atMs: paid.createdAtMs,
  }
}

async function find<K extends SandboxKind>(
  db: Db | Tx,
  kind: K,
  id: string,
): Promise<Stored<K> | null> {
  const [row] = await db
    .select()
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, kind)))
  return row === undefined ? null : read(kind, row)
}

/** Oldest first. */
async function list<K extends SandboxKind>(
  db: Db | Tx,
  kind: K,
  customerId: string,
): Promise<Stored<K>[]> {
  const rows = await db
    .select()
    .from(objects)
    .where(and(eq(objects.customerId, customerId), eq(objects.kind, kind)))
    .orderBy(asc(objects.createdAt), asc(objects.id))
  return rows.map((row) => read(kind, row))
}

function read<K extends SandboxKind>(kind: K, row: typeof objects.$inferSelect): Stored<K> {
  const data = sandboxSchemas[kind].parse(row.data) as Data<K>
  return { ...data, id: row.id, customerId: row.customerId }
}
