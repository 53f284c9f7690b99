import '../mensagens.ts';
import { z } from 'zod';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { campo } from '#shared/campos.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import {
  alcancesDaRecuperacao,
  arredondamentos,
  calculosDaEtapa,
  controlesDeFrequencia,
  DESDE_O_INICIO,
  inicioDoArredondamento,
  planos,
  recuperacoesPorEtapa,
  tiposCriterio,
} from './criterio.ts';
import { comSinaisComuns } from './formula/fichas.ts';
import { FORMULA_MAXIMA, isProblema, lerFormula, nomesDaMedia, nomesDoExame } from './formula/ler.ts';
import { usaNome } from './formula/calcular.ts';

const media = campo.taxa({ max: '10' });
const peso = campo.taxa({ max: '100' });
const numero = (decimal: string): bigint => lerDecimal(decimal, 4) ?? 0n;
const formula = campo.textoOpcional(FORMULA_MAXIMA).transform((texto) => texto && comSinaisComuns(texto));

const criterio = z.strictObject({
  tipo: campo.opcao(tiposCriterio),
  mediaAprovacao: media,
  mediaMinimaRecuperacao: media,
  usaExameFinal: z.boolean(),
  mediaFinal: media,
  pesoMedia: peso,
  pesoExame: peso,
  casasDecimais: campo.inteiro({ min: 0, max: 2 }),
  arredondamento: campo.opcao(arredondamentos),
  arredondamentoDesde: campo.opcao(inicioDoArredondamento),
  calculoDaEtapa: campo.opcao(calculosDaEtapa),
  pontosDaEtapa: campo.taxa({ max: '1000' }),
  melhoresAvaliacoes: campo.inteiro({ min: 1, max: 20 }),
  recuperacaoPorEtapa: campo.opcao(recuperacoesPorEtapa),
  recuperacaoPodeBaixar: z.boolean(),
  recuperacaoLimitada: z.boolean(),
  alcanceDaRecuperacao: campo.opcao(alcancesDaRecuperacao),
  etapasPorRecuperacao: campo.inteiro({ min: 2, max: 12 }),
  formulaDaMedia: formula,
  formulaDoExame: formula,
  recuperacaoFinal: z.boolean(),
  frequenciaMinima: campo.taxa({ max: '100' }),
  controleFrequencia: campo.opcao(controlesDeFrequencia),
  reprovaPorFalta: z.boolean(),
  frequenciaPorDisciplina: z.boolean(),
  justificadasContam: z.boolean(),
  dependenciasPermitidas: campo.inteiro({ min: 0, max: 20 }),
  disciplinasDoConselho: campo.inteiro({ min: 0, max: 20 }).nullable().default(null),
  conceitos: z.array(z.strictObject({ sigla: campo.texto({ max: 5 }), nome: campo.texto({ max: 40 }), valor: media })).max(12),
});

function conferir(c: z.output<typeof criterio>, ctx: Achados): void {
  // Without a final exam the minimum to take it judges nobody.
  const temExame = c.usaExameFinal && c.tipo !== 'parecer';
  if (temExame && numero(c.mediaMinimaRecuperacao) > numero(c.mediaAprovacao))
    ctx.addIssue(recusa('MINIMA_ACIMA_DA_APROVACAO', {}, ['mediaMinimaRecuperacao']));
  if (numero(c.pesoExame) === 0n) ctx.addIssue(recusa('AVALIACAO_PESO_ZERO', {}, ['pesoExame']));
  if (numero(c.pontosDaEtapa) === 0n) ctx.addIssue(recusa('VALOR_MAXIMO_ZERO', {}, ['pontosDaEtapa']));
  conferirFormulas(c, ctx);
  if (c.tipo !== 'conceito') return;
  if (c.conceitos.length < 2) ctx.addIssue(recusa('CONCEITOS_POUCOS', {}, ['conceitos']));
  for (const [i, { sigla, valor }] of c.conceitos.entries()) {
    const anterior = c.conceitos[i - 1];
    if (anterior && numero(valor) >= numero(anterior.valor)) ctx.addIssue(recusa('CONCEITOS_FORA_DE_ORDEM', {}, ['conceitos', i, 'valor']));
    if (c.conceitos.findIndex((outro) => outro.sigla.toLowerCase() === sigla.toLowerCase()) !== i)
      ctx.addIssue(recusa('CONCEITO_REPETIDO', {}, ['conceitos', i, 'sigla']));
  }
}

function conferirFormulas(c: z.output<typeof criterio>, ctx: Achados): void {
  for (const [campo, texto, nomes] of [
    ['formulaDaMedia', c.formulaDaMedia, nomesDaMedia],
    ['formulaDoExame', c.formulaDoExame, nomesDoExame],
  ] as const) {
    const lida = texto === null ? null : lerFormula(texto, nomes);
    if (lida && isProblema(lida)) ctx.addIssue(recusa(lida.codigo, { posicao: lida.posicao, trecho: lida.trecho }, [campo]));
    else if (usaNome(texto, 'RC') && !c.recuperacaoFinal) ctx.addIssue(recusa('FORMULA_SEM_RECUPERACAO_FINAL', {}, [campo]));
  }
}

/** A criterion with the rules that need no database. */
export const esquemaCriterio = criterio.check(regra(conferir));
/**
 * A criterion as it is saved: from which year it rules, the version that was seen of the one of that year (null: there is
 * none yet), and other courses that take the same.
 */
export const esquemaCriterioDoCurso = criterio
  .extend({
    plano: campo.opcao(planos).default('regular'),
    desdeAno: campo.inteiro({ min: DESDE_O_INICIO, max: 2100 }),
    versao: campo.versao().nullable(),
    tambemCursos: z.array(campo.id()).max(100).default([]),
  })
  .check(regra(conferir));
const regraLida = z.object({
  tipo: z.enum(valoresDaLista(tiposCriterio)),
  mediaAprovacao: z.string(),
  mediaMinimaRecuperacao: z.string(),
  usaExameFinal: z.boolean(),
  mediaFinal: z.string(),
  pesoMedia: z.string(),
  pesoExame: z.string(),
  casasDecimais: z.number(),
  arredondamento: z.enum(valoresDaLista(arredondamentos)),
  arredondamentoDesde: z.enum(valoresDaLista(inicioDoArredondamento)),
  calculoDaEtapa: z.enum(valoresDaLista(calculosDaEtapa)),
  pontosDaEtapa: z.string(),
  melhoresAvaliacoes: z.number(),
  recuperacaoPorEtapa: z.enum(valoresDaLista(recuperacoesPorEtapa)),
  recuperacaoPodeBaixar: z.boolean(),
  recuperacaoLimitada: z.boolean(),
  alcanceDaRecuperacao: z.enum(valoresDaLista(alcancesDaRecuperacao)),
  etapasPorRecuperacao: z.number(),
  formulaDaMedia: z.string().nullable(),
  formulaDoExame: z.string().nullable(),
  recuperacaoFinal: z.boolean(),
  frequenciaMinima: z.string(),
  controleFrequencia: z.enum(valoresDaLista(controlesDeFrequencia)),
  reprovaPorFalta: z.boolean(),
  frequenciaPorDisciplina: z.boolean(),
  justificadasContam: z.boolean(),
  dependenciasPermitidas: z.number(),
  disciplinasDoConselho: z.number().nullable(),
  conceitos: z.array(z.object({ sigla: z.string(), nome: z.string(), valor: z.string() })),
});
/** The rule of a course in a year, with that of its adapted plan. */
export const saidaDoCriterio = regraLida.extend({ adaptado: regraLida.nullable() });
/** A stored criterion, as it is read. */
export const saidaCriterio = regraLida.extend({ plano: z.enum(valoresDaLista(planos)), desdeAno: z.number(), versao: z.number() });
