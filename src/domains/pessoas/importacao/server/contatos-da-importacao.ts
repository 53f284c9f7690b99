import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { erros } from '#domains/pessoas/erros.ts';
import type { Parente } from '../importacao.ts';
import { estadoDe, obterPessoa } from '#domains/pessoas/server/carregar.ts';
import type { Importacao } from './importacoes.ts';
import { contatosTrazidos } from './responsaveis-importados.ts';
import { abrirParaMudanca, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';

/** What the sheet did to a guardian who was known already. */
export type Vinculo = { quem: string; acrescentou: boolean; ignorou: boolean };

/** Adds to a known guardian the contacts that their record lacks, and notes them for the undo. */
export async function acrescentarContatos(
  ato: Ato,
  { importacao, numero, parente, podeEditar }: { importacao: Importacao; numero: number; parente: Parente; podeEditar: boolean },
  pessoaId: number,
): Promise<Vinculo> {
  const { tx, quem } = ato;
  const atual = await abrirParaMudanca(ato, pessoaId);
  const antes = estadoDe(atual);
  const { acrescentar, ignorar } = contatosTrazidos(parente, antes.contacts, podeEditar);
  const vinculo = { quem: `${atual.nomeCompleto} (${atual.codigo})`, acrescentou: acrescentar.length > 0, ignorou: ignorar.length > 0 };
  if (!vinculo.acrescentou) return vinculo;
  const novos = acrescentar.map((contato) => ({ ...contato, id: null, principal: false }));
  const { versao } = await salvarPessoa(ato, atual, { ...antes, contacts: [...antes.contacts, ...novos] });
  const conhecidos = new Set(antes.contacts.map(({ id }) => id));
  const postos = (await obterPessoa(tx, quem, pessoaId)).contacts.filter(({ id }) => !conhecidos.has(id));
  await sql`insert into importacoes_contatos (importacao_id, linha, pessoa_id, versao, nome, contato_id, tipo, valor, principal)
    select ${importacao.id}, ${numero}, ${pessoaId}, ${versao}, ${atual.nomeCompleto.slice(0, 260)}, x.id, x.tipo, x.valor, x.principal
    from json_to_recordset(${JSON.stringify(postos)}::json) as x(id bigint, tipo text, valor text, principal boolean)`.execute(tx);
  return vinculo;
}

/** The result of a line that was saved: to whom it was linked, and what their records got of it. */
export function resultadoDosVinculos(vinculos: readonly Vinculo[]): Omit<ItemDeTarefa, 'alvoId'> {
  if (vinculos.length === 0) return { situacao: 'feito' };
  const nomes = (quais: readonly Vinculo[]): string => quais.map((vinculo) => vinculo.quem).join(', ');
  const parametros = {
    quem: nomes(vinculos),
    comContatos: nomes(vinculos.filter(({ acrescentou }) => acrescentou)),
    semContatos: nomes(vinculos.filter(({ ignorou }) => ignorou)),
  };
  if (parametros.semContatos !== '') return { situacao: 'feito', codigo: 'IMPORTACAO_CONTATOS_IGNORADOS', parametros };
  if (parametros.comContatos !== '') return { situacao: 'feito', codigo: 'IMPORTACAO_CONTATOS_ACRESCENTADOS', parametros };
  return { situacao: 'feito', codigo: 'IMPORTACAO_VINCULADA', parametros: { quem: parametros.quem } };
}

/** Takes away the contacts that an import added to one person, as far as they are as it left them. @throws IMPORTACAO_CONTATO_ALTERADO */
export async function desfazerContatos(ato: Ato, importacaoId: number, pessoaId: number): Promise<Omit<ItemDeTarefa, 'alvoId'>> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number; intocado: boolean }>`
    select t.id, (t.tipo, t.valor, t.principal) = (c.tipo, c.valor, c.principal) as intocado
    from importacoes_contatos c join pessoas_contatos t on t.id = c.contato_id and t.pessoa_id = c.pessoa_id
    where c.importacao_id = ${importacaoId} and c.pessoa_id = ${pessoaId}`.execute(tx);
  if (rows.length === 0) return { situacao: 'ja_estava' };
  const saem = new Set(rows.filter(({ intocado }) => intocado).map(({ id }) => id));
  if (saem.size === 0) throw erros.IMPORTACAO_CONTATO_ALTERADO();
  const atual = await abrirParaMudanca(ato, pessoaId);
  const antes = estadoDe(atual);
  const contacts = antes.contacts.filter(({ id }) => id === null || !saem.has(id));
  await salvarPessoa(ato, atual, { ...antes, contacts });
  return { situacao: 'feito' };
}
