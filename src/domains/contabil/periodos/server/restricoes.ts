import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { escreverPeriodo } from '#domains/contabil/periodo.ts';
import { errosPeriodo as erros } from '../erros.ts';

// What a violated rule of years and períodos means to a person when two requests race past the checks.
registrarRestricoes({
  EXERCICIO_SEM_MESES: () => erros.EXERCICIO_SEM_MESES(),
  EXERCICIO_COM_LACUNA: () => erros.EXERCICIO_NO_MEIO(),
  exercicios_contabeis_pkey: () => erros.EXERCICIO_REPETIDO({ ano: '—' }, { campos: ['ano'] }),
  periodos_contabeis_pkey: () => erros.AJUSTE_JA_EXISTE({ ano: '—' }),
  PERIODO_CONTABIL_SOB_FECHADO: (periodo) => erros.PERIODO_CONTABIL_SOB_FECHADO({ periodo: escreverPeriodo(Number(periodo), 'br') }),
  PERIODO_CONTABIL_SEM_MUDANCA: () => erros.PERIODO_CONTABIL_SEM_MUDANCA(),
});
