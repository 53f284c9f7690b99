import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { texto } from '#shared/textos.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';
import { mensagensDeAcesso } from '#domains/acesso/mensagens.ts';
import { recusaDaSenha } from '#domains/acesso/senha.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';

export type PedidoDeSenha = { senha: string; confirmacao: string; formato: FormatoSenha };
export type DonoDaSenha = { nome: string; sobrenome?: string | null; email: string; pessoaId?: number | null };

let comuns: ReadonlySet<string> | null = null;

/** The refused list, read once. One entry a line, in lower case without accents. */
function senhasComuns(): ReadonlySet<string> {
  comuns ??= new Set(
    readFileSync(new URL('./senhas-comuns.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((linha) => linha !== ''),
  );
  return comuns;
}

/** A wrong current password is no word about the new one. */
function recusarCampo(path: string, code: keyof typeof mensagensDeAcesso): never {
  const textos = { br: texto(mensagensDeAcesso, code, 'br'), en: texto(mensagensDeAcesso, code, 'en') };
  const erro = code === 'SENHA_ATUAL_INCORRETA' ? errosAcesso.SENHA_ATUAL_INCORRETA : errosAcesso.SENHA_RECUSADA;
  throw erro({}, { campos: [{ path, code, textos }] });
}

/** Opens both envelopes and compares. @throws SENHA_RECUSADA when they differ or do not open. */
export function abrirSenhaNova(chave: Buffer, { senha, confirmacao, formato }: PedidoDeSenha): string {
  const aberta = abrirSenha(chave, senha, formato);
  if (aberta === null) return recusarCampo('senha', 'SENHA_CURTA');
  if (abrirSenha(chave, confirmacao, formato) !== aberta) recusarCampo('confirmacao', 'SENHAS_DIFERENTES');
  return aberta;
}

/** Applies the rule of new passwords, with what is known about the person and the school. @throws SENHA_RECUSADA naming the reason. */
export async function conferirSenhaNova(db: Db | Tx, senha: string, dono: DonoDaSenha): Promise<void> {
  const { rows } = await sql<{ escola: string | null; cidade: string | null; cpf: string | null; data_nascimento: string | null }>`
    select e.nome as escola, e.cidade, p.cpf, p.data_nascimento from (select 1) um
      left join escola e on true left join v_pessoa_resumo p on p.id = ${dono.pessoaId ?? null}`.execute(db);
  const [sabido] = rows;
  const contexto = {
    textos: [dono.nome, dono.sobrenome, dono.email, sabido?.escola, sabido?.cidade],
    cpf: sabido?.cpf ?? null,
    dataNascimento: sabido?.data_nascimento ?? null,
  };
  const recusa = recusaDaSenha(senha, contexto, senhasComuns());
  if (recusa) recusarCampo('senha', recusa);
}

/** Refuses what asks for the current password when it is wrong, or a new one that is the same. */
export const recusasDeTroca = {
  incorreta: (): never => recusarCampo('senha', 'SENHA_ATUAL_INCORRETA'),
  atualIncorreta: (): never => recusarCampo('senhaAtual', 'SENHA_ATUAL_INCORRETA'),
  igual: (): never => recusarCampo('senha', 'SENHA_IGUAL_A_ATUAL'),
};
