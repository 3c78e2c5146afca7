import type { Once } from '../../core/request/submission';
import { defineFamily } from '../../core/store/define-family';
import { defineStore } from '../../core/store/define-store';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import * as api from './api';
import { RULES, TEMPLATES } from './paths';

/** The events that happen, with what they tell. */
export const eventTypesStore = defineStore('remind-event-types', ({ request }) =>
  asStore(createResource({ load: (signal) => api.loadEventTypes(request, signal) })),
);

/** One template, by id. */
export const templateFamily = defineFamily('remind-template', ({ request }, id) =>
  asStore(createResource({ load: (signal) => api.loadTemplate(request, id, signal), onDemand: 'always' })),
);

/** The enabled templates of an event, by its id. */
export const templatesOfFamily = defineFamily('remind-templates-of', ({ request }, id) =>
  asStore(createResource({ load: (signal) => api.loadTemplatesOf(request, id, signal), onDemand: 'always' })),
);

/** One rule, by id. */
export const ruleFamily = defineFamily('remind-rule', ({ request }, id) =>
  asStore(createResource({ load: (signal) => api.loadRule(request, id, signal), onDemand: 'always' })),
);

/** All rules, for the choice of the one that is tested. */
export const rulesStore = defineStore('remind-rules', ({ request }) =>
  asStore(createResource({ load: (signal) => api.loadRules(request, signal), onDemand: 'always' })),
);

/** The latest events of a type, by its id. */
export const eventsOfFamily = defineFamily('remind-events-of', ({ request }, id) =>
  asStore(createResource({ load: (signal) => api.loadEventsOf(request, id, signal), onDemand: 'always' })),
);

type Body = Readonly<Record<string, unknown>>;

/** What can be done with templates and rules. All reject with a ShellError where the service refuses. */
export const remindersStore = defineStore('reminders', ({ request }) => ({
  saved: api.savedEntity,
  template: (id: string) => api.loadTemplate(request, id),
  rule: (id: string) => api.loadRule(request, id),
  saveTemplate: (body: Body, once: Once) => api.saveEntity(request, TEMPLATES, body, once),
  saveRule: (body: Body, once: Once) => api.saveEntity(request, RULES, body, once),
  remove: (base: string, id: string) => api.removeEntity(request, base, id),
  setActive: (base: string, id: string, status: '1' | '2') => api.setActive(request, base, id, status),
  test: (id: string, eventIds: readonly string[]) => api.testRule(request, id, eventIds),
}));
