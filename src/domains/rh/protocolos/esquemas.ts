import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { isCampoAlteravel, problemasDaAlteracao } from '#domains/pessoas/registro/alteracao.ts';
import { enderecoAlteravelSaida } from '#domains/pessoas/endereco-alteravel.ts';
import { situacoesProtocolo } from './decisao.ts';
import '../mensagens.ts';

export const situacaoProtocolo = z.enum(situacoesProtocolo);

/** A text, or the parts of an address for the field `endereco`: whose registration it is checks them as its form does. */
const valorProposto = z.union([z.record(z.string(), z.unknown()), campo.textoOpcional(200)]);

/** What a field says, said or should say. */
const valor = z.union([z.string(), enderecoAlteravelSaida]).nullable();

type Pedido = { campo: string; valorProposto: unknown };

/** Everything wrong with what a protocol asks for, at the rows of the request. */
function conferirPedido({ campos }: { campos: readonly Pedido[] }, ctx: Achados): void {
  const nomes = campos.map(({ campo: nome }) => nome);
  for (const [indice, nome] of nomes.entries()) {
    const codigo = nomes.indexOf(nome) < indice ? 'CAMPO_REPETIDO' : isCampoAlteravel(nome) ? null : 'CAMPO_NAO_ALTERAVEL';
    if (codigo !== null) ctx.addIssue(recusa(codigo, {}, ['campos', indice, 'campo']));
  }
  const valores = campos.flatMap(({ campo: nome, valorProposto: proposto }, indice): [string, unknown][] =>
    isCampoAlteravel(nome) && nomes.indexOf(nome) === indice ? [[nome, proposto]] : [],
  );
  for (const problema of problemasDaAlteracao(Object.fromEntries(valores))) {
    const [nome, ...resto] = problema.path;
    ctx.addIssue({ ...problema, path: ['campos', nomes.indexOf(String(nome)), 'valorProposto', ...resto] });
  }
}

export const novoProtocolo = z
  .strictObject({
    pessoaId: campo.id(),
    motivo: campo.texto({ max: 500, multilinha: true }),
    campos: z
      .array(z.strictObject({ campo: z.string().min(1).max(60), valorProposto }))
      .min(1)
      .max(30),
  })
  .check(regra(conferirPedido));

export const decisaoProtocolo = z.strictObject({
  versao: campo.versao(),
  parecer: campo.textoOpcional(500, { multilinha: true }),
  campos: z
    .array(z.strictObject({ campo: z.string().min(1).max(60), aceito: z.boolean(), motivoRecusa: campo.textoOpcional(300) }))
    .min(1)
    .max(30),
});

export const linhaProtocolo = z.object({
  id: z.number(),
  numero: z.string(),
  pessoaId: z.number(),
  pessoaNome: z.string(),
  situacao: situacaoProtocolo,
  motivo: z.string(),
  solicitante: z.string(),
  campos: z.number(),
  temAnexo: z.boolean(),
  /** Asked for by a guardian, who has no account. */
  daFamilia: z.boolean(),
  valeDesde: z.string().nullable(),
  criadoEm: z.string(),
  decididoEm: z.string().nullable(),
});

export const campoDoProtocolo = z.object({
  campo: z.string(),
  valorAtual: valor,
  valorProposto: valor,
  decisao: z.enum(['aceito', 'recusado']).nullable(),
  motivoRecusa: z.string().nullable(),
  /** The document, where the field is one. */
  arquivoId: z.number().nullable(),
  /** Value in the registration now; differs from `valorAtual` when somebody changed it after the request. */
  valorAgora: valor,
  /** It is now neither what it was nor what is asked for. */
  mudou: z.boolean(),
});

export const protocoloCompleto = linhaProtocolo.omit({ campos: true }).extend({
  parecer: z.string().nullable(),
  decididoPor: z.string().nullable(),
  anexoNome: z.string().nullable(),
  /** Documents that another took the place of, newest first. */
  anexosAnteriores: z.array(z.object({ id: z.number(), nome: z.string(), trocadoEm: z.string(), trocadoPor: z.string().nullable() })),
  versao: z.number(),
  campos: z.array(campoDoProtocolo),
});

export const camposDaPessoa = z.object({
  pessoaId: z.number(),
  nome: z.string(),
  campos: z.array(z.object({ campo: z.string(), valorAtual: valor })),
});
