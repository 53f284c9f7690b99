import '../mensagens.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { arredondamentos, controlesDeFrequencia, DESDE_O_INICIO, recuperacoesPorEtapa, tiposCriterio } from './criterio.ts';

const media = campo.taxa({ max: '10' });
const peso = campo.taxa({ max: '100' });
const numero = (decimal: string): bigint => lerDecimal(decimal, 4) ?? 0n;

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
  recuperacaoPorEtapa: campo.opcao(recuperacoesPorEtapa),
  recuperacaoFinal: z.boolean(),
  frequenciaMinima: campo.taxa({ max: '100' }),
  controleFrequencia: campo.opcao(controlesDeFrequencia),
  reprovaPorFalta: z.boolean(),
  frequenciaPorDisciplina: z.boolean(),
  justificadasContam: z.boolean(),
  dependenciasPermitidas: campo.inteiro({ min: 0, max: 20 }),
  conceitos: z.array(z.strictObject({ sigla: campo.texto({ max: 5 }), nome: campo.texto({ max: 40 }), valor: media })).max(12),
});

function conferir(c: z.output<typeof criterio>, ctx: Achados): void {
  // Without a final exam the minimum to take it judges nobody.
  const temExame = c.usaExameFinal && c.tipo !== 'parecer';
  if (temExame && numero(c.mediaMinimaRecuperacao) > numero(c.mediaAprovacao))
    ctx.addIssue(recusa('MINIMA_ACIMA_DA_APROVACAO', {}, ['mediaMinimaRecuperacao']));
  if (numero(c.pesoExame) === 0n) ctx.addIssue(recusa('AVALIACAO_PESO_ZERO', {}, ['pesoExame']));
  if (c.tipo !== 'conceito') return;
  if (c.conceitos.length < 2) ctx.addIssue(recusa('CONCEITOS_POUCOS', {}, ['conceitos']));
  for (const [i, { sigla, valor }] of c.conceitos.entries()) {
    const anterior = c.conceitos[i - 1];
    if (anterior && numero(valor) >= numero(anterior.valor)) ctx.addIssue(recusa('CONCEITOS_FORA_DE_ORDEM', {}, ['conceitos', i, 'valor']));
    if (c.conceitos.findIndex((outro) => outro.sigla.toLowerCase() === sigla.toLowerCase()) !== i)
      ctx.addIssue(recusa('CONCEITO_REPETIDO', {}, ['conceitos', i, 'sigla']));
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
    desdeAno: campo.inteiro({ min: DESDE_O_INICIO, max: 2100 }),
    versao: campo.versao().nullable(),
    tambemCursos: z.array(campo.id()).max(100).default([]),
  })
  .check(regra(conferir));
/** A stored criterion, as it is read. */
export const saidaCriterio = z.object({
  tipo: z.enum(['nota', 'conceito', 'parecer']),
  mediaAprovacao: z.string(),
  mediaMinimaRecuperacao: z.string(),
  usaExameFinal: z.boolean(),
  mediaFinal: z.string(),
  pesoMedia: z.string(),
  pesoExame: z.string(),
  casasDecimais: z.number(),
  arredondamento: z.enum(['meio_acima', 'meio_par', 'truncado', 'meio_ponto']),
  recuperacaoPorEtapa: z.enum(['nenhuma', 'substitui_se_maior', 'media']),
  recuperacaoFinal: z.boolean(),
  frequenciaMinima: z.string(),
  controleFrequencia: z.enum(['por_aula', 'por_dia']),
  reprovaPorFalta: z.boolean(),
  frequenciaPorDisciplina: z.boolean(),
  justificadasContam: z.boolean(),
  dependenciasPermitidas: z.number(),
  conceitos: z.array(z.object({ sigla: z.string(), nome: z.string(), valor: z.string() })),
  desdeAno: z.number(),
  versao: z.number(),
});
