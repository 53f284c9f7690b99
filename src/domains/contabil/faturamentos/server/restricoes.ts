import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosFaturamento as erros } from '../erros.ts';

// What a violated rule of the table of recognitions means to a person when two requests race past the checks.
registrarRestricoes({
  faturamentos_ordem_key: () => erros.FATURAMENTO_AO_MESMO_TEMPO(),
  FATURAMENTO_SEM_FATO: () => erros.FATURAMENTO_DIVERGENTE(),
  FATURAMENTO_DIVERGENTE: () => erros.FATURAMENTO_DIVERGENTE(),
});
