import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { escreverPeriodo } from '#domains/contabil/periodo.ts';
import { errosFechamento as erros } from '../erros.ts';

// What a violated rule of closing means to a person when two requests race past the checks.
registrarRestricoes({
  PERIODO_CONTABIL_FORA_DE_ORDEM: (periodo) => erros.PERIODO_CONTABIL_FORA_DE_ORDEM({ periodo: escreverPeriodo(Number(periodo), 'br') }),
  ENCERRAMENTO_DIVERGENTE: (onde) => erros.ENCERRAMENTO_DIVERGENTE({ onde }),
});
