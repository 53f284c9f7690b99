import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import { excluirArquivo, guardarArquivo } from '#platform/server/arquivos/files.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { carregarPessoa } from '#domains/pessoas/server/carregar.ts';
import type { FotoPronta } from './preparar-foto.ts';
import type { PessoaSalva } from '#domains/pessoas/server/salvar-pessoa.ts';

/** `versaoAnterior` tells a form that was open whether others changed the record since it was read. */
type FotoTrocada = PessoaSalva & { versaoAnterior: number };

const tipo = 'image/jpeg';

/** Puts a prepared photo in place of the one that a person has. Throws PESSOA_NAO_ENCONTRADA. */
export async function gravarFoto(ato: Ato<Autor>, { pessoaId, foto, miniatura }: FotoPronta & { pessoaId: number }): Promise<FotoTrocada> {
  const { tx } = ato;
  const atual = await carregarPessoa(ato, pessoaId);
  const fotoId = await guardarArquivo(tx, { nome: `pessoa-${atual.codigo}.jpg`, tipo, conteudo: foto });
  const miniaturaId = await guardarArquivo(tx, { nome: `pessoa-${atual.codigo}-miniatura.jpg`, tipo, conteudo: miniatura });
  return trocar(ato, atual, { fotoId, miniaturaId });
}

/** Takes a person's photo away. Throws PESSOA_NAO_ENCONTRADA, FOTO_INEXISTENTE. */
export async function removerFoto(ato: Ato<Autor>, pessoaId: number): Promise<FotoTrocada> {
  const atual = await carregarPessoa(ato, pessoaId);
  if (atual.fotoArquivoId === null) throw erros.FOTO_INEXISTENTE();
  return trocar(ato, atual, { fotoId: null, miniaturaId: null });
}

type Antiga = { id: number; fotoArquivoId: number | null; miniaturaArquivoId: number | null };

async function trocar(ato: Ato<Autor>, atual: Antiga, nova: { fotoId: number | null; miniaturaId: number | null }): Promise<FotoTrocada> {
  const { tx } = ato;
  const { rows } = await sql<FotoTrocada>`update pessoas set foto_arquivo_id = ${nova.fotoId}, miniatura_arquivo_id = ${nova.miniaturaId},
    versao = versao + 1, updated_at = clock_timestamp() where id = ${atual.id} returning id, codigo, versao, versao - 1 as "versaoAnterior"`.execute(
    tx,
  );
  for (const antigo of [atual.fotoArquivoId, atual.miniaturaArquivoId]) if (antigo !== null) await excluirArquivo(tx, antigo);
  const [antes, depois] = [atual.fotoArquivoId !== null, nova.fotoId !== null].map((tem) => ({ foto: tem }));
  await auditar(ato, {
    acao: nova.fotoId === null ? 'pessoa.foto-removida' : 'pessoa.foto-trocada',
    alvoTipo: 'pessoa',
    alvoId: atual.id,
    antes: antes ?? null,
    depois: depois ?? null,
  });
  return rows[0] as FotoTrocada;
}
