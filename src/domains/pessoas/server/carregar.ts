import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { type CamposPessoa, soCampos } from '../campos-pessoa.ts';
import { erros } from '../erros.ts';
import type { Contato, Endereco, Filiacao } from '../partes.ts';
import { escopoDePessoas } from './escopo.ts';
import type { EstadoPessoa } from './para-auditoria.ts';
import { selecaoDeCampos } from './tables.ts';

export type FotoGuardada = { name: string; src: string; tipo: string };
export type FiliacaoLida = Filiacao & { id: number; filiadoNome: string | null };
export type PessoaLida = CamposPessoa & {
  id: number;
  codigo: number;
  nomeCompleto: string;
  versao: number;
  criadaEm: string;
  alteradaEm: string;
  fotoArquivoId: number | null;
  miniaturaArquivoId: number | null;
  foto: FotoGuardada | null;
  enderecos: (Endereco & { id: number })[];
  contacts: (Contato & { id: number })[];
  filiations: FiliacaoLida[];
  /** Of somebody who died, the enrollments that still run: the death is to be recorded there too. */
  matriculasEmCurso: { id: number; codigo: string }[];
};

const lista = (consulta: RawBuilder<unknown>, nome: string) =>
  sql`(select coalesce(json_agg(x), '[]'::json) from (${consulta}) x) as ${sql.ref(nome)}`;

const partes = sql.join([
  lista(
    sql`select id, tipo, cep, logradouro, numero, complemento, bairro, cidade, cidade_ibge as "cidadeIbge", uf, pais, principal
      from pessoas_enderecos where pessoa_id = p.id order by principal desc, id`,
    'enderecos',
  ),
  lista(sql`select id, tipo, valor, principal from pessoas_contatos where pessoa_id = p.id order by principal desc, id`, 'contacts'),
  lista(
    sql`select f.id, f.tipo, n.nome, f.filiado_pessoa_id as "filiadoPessoaId", o.nome_completo as "filiadoNome"
      from pessoas_filiacoes f join v_pessoa_filiacao_nome n on n.id = f.id left join pessoas o on o.id = f.filiado_pessoa_id where f.pessoa_id = p.id order by f.id`,
    'filiations',
  ),
]);

const cabeca = sql`p.id, p.codigo, p.nome_completo as "nomeCompleto", p.versao, p.created_at as "criadaEm", p.updated_at as "alteradaEm",
  p.foto_arquivo_id as "fotoArquivoId", p.miniatura_arquivo_id as "miniaturaArquivoId",
  case when p.data_falecimento is null then '[]'::json else (select coalesce(json_agg(json_build_object('id', m.id, 'codigo', m.codigo) order by m.id), '[]')
    from v_matricula_estado m where m.aluno_id = p.id and m.movimento in ('pre_matricula', 'ativa', 'trancada')) end as "matriculasEmCurso"`;

// The small version travels with the record; the full photo has its own call.
const foto = sql`(select json_build_object('name', a.nome, 'tipo', a.tipo, 'src', translate(encode(a.conteudo, 'base64'), E'\n', ''))
  from arquivos a where a.id = p.miniatura_arquivo_id) as foto`;

/** One person with all parts, in one statement. Throws PESSOA_NAO_ENCONTRADA when unknown or outside the author's scope. */
export async function obterPessoa(db: Db | Tx, autor: Autor, id: number): Promise<PessoaLida> {
  return ler(db, autor, id, foto, sql``);
}

/**
 * The same, locked for a change and without the photo. Parts are those of the statement's snapshot: they are the current
 * ones when the version is the one that the caller knows, or when the caller already holds the lock.
 */
export async function carregarPessoa({ tx, quem: autor }: Ato<Autor>, id: number): Promise<PessoaLida> {
  return ler(tx, autor, id, sql`null as foto`, sql`for no key update of p`);
}

async function ler(
  db: Db | Tx,
  autor: Autor,
  id: number,
  colunaDaFoto: RawBuilder<unknown>,
  trava: RawBuilder<unknown>,
): Promise<PessoaLida> {
  const { rows } = await sql<PessoaLida>`${preparada}select ${cabeca}, ${selecaoDeCampos('p')}, ${partes}, ${colunaDaFoto}
    from pessoas p where p.id = ${id} and ${escopoDePessoas(autor)} ${trava}`.execute(db);
  const [pessoa] = rows;
  if (!pessoa) throw erros.PESSOA_NAO_ENCONTRADA();
  return pessoa;
}

/** What a change works on, out of a record that was read. */
export function estadoDe(pessoa: PessoaLida): EstadoPessoa {
  const { enderecos, contacts } = pessoa;
  const filiations = pessoa.filiations.map(({ filiadoNome: _nome, ...filiacao }) => filiacao);
  return { campos: soCampos(pessoa), enderecos, contacts, filiations };
}

/** The record as the wire shows it: without the ids of the stored files. */
export function registroDe({
  fotoArquivoId: _f,
  miniaturaArquivoId: _m,
  ...registro
}: PessoaLida): Omit<PessoaLida, 'fotoArquivoId' | 'miniaturaArquivoId'> {
  return registro;
}
