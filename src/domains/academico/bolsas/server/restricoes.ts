import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBolsa as erros } from '../erros.ts';

/** What the constraints of bolsas mean to a person. */
registrarRestricoes({
  salarios_minimos_vigente_desde_key: () => erros.SALARIO_MINIMO_REPETIDO({}, { campos: ['vigenteDesde'] }),
  bolsas_faixas_limite_key: () => erros.FAIXA_REPETIDA({}, { campos: ['limiteSalarios'] }),
  bolsas_cotas_curso_key: () => erros.COTA_REPETIDA({}, { campos: ['cursoId'] }),
  fichas_socioeconomicas_familia_key: () => erros.FICHA_REPETIDA({}, { campos: ['responsavelId'] }),
  fichas_socioeconomicas_renovada_key: () => erros.FICHA_REPETIDA({}, { campos: ['anoLetivoId'] }),
  bolsas_pedidos_vivo_key: () => erros.BOLSA_REPETIDA({ aluno: '—', ano: '—' }, { campos: ['matriculaId'] }),
  BOLSA_DE_OUTRO_ANO: () => erros.BOLSA_DE_OUTRO_ANO({}, { campos: ['matriculaId'] }),
  BOLSA_ACIMA_DA_FAIXA: () => erros.BOLSA_ACIMA_DA_FAIXA({ maximo: '—' }, { campos: ['descontoId'] }),
  COTA_DE_BOLSAS_ESGOTADA: () => erros.COTA_DE_BOLSAS_ESGOTADA({}, { campos: ['descontoId'] }),
  FICHA_SEM_DECLARACAO_DO_ANO: () => erros.FICHA_SEM_DECLARACAO_DO_ANO(),
  FICHA_JULGADA: () => erros.FICHA_JULGADA(),
});
