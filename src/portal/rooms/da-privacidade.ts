import { consentimentos } from '#domains/pessoas/consentimentos/server/routes.ts';
import { acessosSensiveis } from '#domains/privacidade/acessos/server/routes.ts';
import { anonimizacao } from '#domains/privacidade/anonimizacao/server/routes.ts';
import { dossies } from '#domains/privacidade/dossie/server/routes.ts';
import { incidentesDeDados } from '#domains/privacidade/incidentes/server/routes.ts';
import { regrasDePrivacidade } from '#domains/privacidade/regras/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What the person in charge of personal data works with. */
export const salasDaPrivacidade: readonly Sala[] = [
  consentimentos,
  acessosSensiveis,
  anonimizacao,
  dossies,
  incidentesDeDados,
  regrasDePrivacidade,
];
