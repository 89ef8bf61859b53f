import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import {
  newTrainingSchema,
  trainingCancellationSchema,
  trainingRevisionSchema,
  trainingSchema,
  trainingTimeSchema,
} from '../training.ts'
import { byId } from './shapes.ts'

/** Trainings are booked in the chat: `:id` is a chat, and what is read and changed is its person's training. */
export const trainingEndpoints = {
  /** Said in the person's open chat, which begins by that if there is none. */
  requestTraining: endpoint({
    method: 'POST',
    path: '/api/trainings',
    body: newTrainingSchema,
    answer: trainingSchema,
  }),
  /** The one that is asked for or to come. */
  getTraining: endpoint({
    method: 'GET',
    path: '/api/chats/:id/training',
    params: byId,
    answer: z.object({ training: trainingSchema.nullable() }),
  }),
  /** By the person: the time that the team proposed. */
  acceptTraining: endpoint({
    method: 'POST',
    path: '/api/chats/:id/training/accept',
    params: byId,
    body: trainingRevisionSchema,
    answer: trainingSchema,
  }),
  cancelTraining: endpoint({
    method: 'POST',
    path: '/api/chats/:id/training/cancel',
    params: byId,
    body: trainingCancellationSchema,
    answer: trainingSchema,
  }),
  /** By an admin: a wished time confirms it, another one proposes, and what was confirmed moves. */
  scheduleTraining: endpoint({
    method: 'POST',
    path: '/api/chats/:id/training/time',
    params: byId,
    body: trainingTimeSchema,
    answer: trainingSchema,
  }),
}
