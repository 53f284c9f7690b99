import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import '../mensagens.ts';

/** The kinds of disability that the specification names. */
export const deficiencias = ['auditiva', 'fisica', 'intelectual', 'multipla', 'psicossocial', 'visual'] as const;
export type Deficiencia = (typeof deficiencias)[number];

const textoLongo = (max: number) => campo.texto.opcional({ max, multilinha: true });
/** ICD-10 (H90.3) or ICD-11 (6A02, 8A05.0Z), letters in upper case. */
const cid = campo.texto.opcional({ max: 12 });
const formatoCid = /^(?:[A-Z]\d{2}(?:\.?\d{1,2})?|[0-9A-Z]{4}(?:\.[0-9A-Z]{1,3})?)$/;

const deficiencia = z
  .strictObject({ possui: z.boolean().default(false), descricao: campo.texto.opcional({ max: 300 }), cid })
  .check(
    regra(({ possui, descricao, cid: codigo }, ctx) => {
      if (!possui) return;
      if (codigo !== null && !formatoCid.test(codigo.toUpperCase())) ctx.addIssue(recusa('CID_INVALIDO', {}, ['cid']));
      if (codigo === null && descricao === null) ctx.addIssue(recusa('DEFICIENCIA_SEM_DESCRICAO', {}, ['descricao']));
    }),
  )
  // What was typed for a disability that is not marked goes away with the mark.
  .transform(({ possui, descricao, cid: codigo }) =>
    possui ? { possui, descricao, cid: codigo?.toUpperCase() ?? null } : { possui, descricao: null, cid: null },
  );
const semDeficiencia = { possui: false, descricao: null, cid: null };
const formaDeficiencias = Object.fromEntries(deficiencias.map((nome) => [nome, deficiencia.default(() => semDeficiencia)])) as Record<
  Deficiencia,
  z.ZodDefault<typeof deficiencia>
>;

const formaFicha = {
  alergias: textoLongo(2000),
  deficiencias: z
    .strictObject(formaDeficiencias)
    .default(() => Object.fromEntries(deficiencias.map((nome) => [nome, semDeficiencia])) as Record<Deficiencia, typeof semDeficiencia>),
  intoleranciaGluten: z.boolean().default(false),
  intoleranciaLactose: z.boolean().default(false),
  refluxo: z.boolean().default(false),
  medicacaoContinua: textoLongo(2000),
  planoSaude: campo.textoOpcional(100),
  carteiraPlano: campo.textoOpcional(40),
  observacoes: textoLongo(4000),
  declaracao: z
    .boolean()
    .default(false)
    .refine((aceita) => aceita, 'DECLARACAO_NECESSARIA'),
};

/** The health form of the specification, saved only with the declaration confirmed. `versao` 0 is a form not yet filled in. */
export const esquemaFicha = z.strictObject({ ...formaFicha, versao: campo.inteiro({ min: 0 }) });
const soDados = z.object(formaFicha);
export type DadosFicha = z.output<typeof soDados>;
export type FichaEnviada = z.output<typeof esquemaFicha>;

/** A form nobody has filled in yet. */
export function fichaVazia(): DadosFicha {
  return {
    alergias: null,
    deficiencias: Object.fromEntries(deficiencias.map((nome) => [nome, semDeficiencia])) as DadosFicha['deficiencias'],
    intoleranciaGluten: false,
    intoleranciaLactose: false,
    refluxo: false,
    medicacaoContinua: null,
    planoSaude: null,
    carteiraPlano: null,
    observacoes: null,
    declaracao: false,
  };
}

const nulo = z.string().nullable();
const deficienciaSaida = z.object({ possui: z.boolean(), descricao: nulo, cid: nulo });
export const fichaSaida = z.object({
  pessoaId: z.number().int(),
  pessoaNome: z.string(),
  versao: z.number().int(),
  alteradaEm: nulo,
  alergias: nulo,
  deficiencias: z.object(
    Object.fromEntries(deficiencias.map((nome) => [nome, deficienciaSaida])) as Record<Deficiencia, typeof deficienciaSaida>,
  ),
  intoleranciaGluten: z.boolean(),
  intoleranciaLactose: z.boolean(),
  refluxo: z.boolean(),
  medicacaoContinua: nulo,
  planoSaude: nulo,
  carteiraPlano: nulo,
  observacoes: nulo,
  declaracao: z.boolean(),
});
export const visualizacaoSaida = z.object({ em: z.string(), usuarioNome: z.string(), motivo: nulo });
export type FichaSaida = z.output<typeof fichaSaida>;
