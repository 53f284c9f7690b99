import { errosConsentimento } from '#domains/pessoas/consentimentos/erros.ts';
import { errosAnonimizacao } from '#domains/privacidade/anonimizacao/erros.ts';
import { errosDossie } from '#domains/privacidade/dossie/erros.ts';
import { errosPrivacidade } from '#domains/privacidade/regras/erros.ts';

/** The refusals about personal data. */
export const errosDaPrivacidade = {
  'pessoas/consentimentos': errosConsentimento,
  'privacidade/anonimizacao': errosAnonimizacao,
  'privacidade/dossie': errosDossie,
  'privacidade/regras': errosPrivacidade,
};
