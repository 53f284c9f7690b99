import { sql } from 'kysely';
import { abrirFichas } from '#domains/academico/bolsas/fichas/server/door.ts';
import { abrirFichaDe } from '#domains/pessoas/saude/server/door.ts';
import { abrirBancoDe } from '#domains/rh/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Cifra } from '#platform/server/segredos/cifra.ts';
import type { Idioma } from '#shared/erros.ts';
import { errosComuns } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosDossie } from '../texts.ts';
import { lerSecoes, type Registro, type Secao } from './secoes.ts';

export type Dossie = {
  geradoEm: string;
  encarregado: string | null;
  pessoa: { id: number; codigo: number; nome: string };
  secoes: Secao[];
};

/** Everything about a person: the rows of the map, what lies sealed, the history of the records, and files. @throws NAO_ENCONTRADO, DADOS_PROTEGIDOS */
export async function montarDossie(tx: Tx, cifra: Cifra, pessoaId: number, idioma: Idioma): Promise<Dossie> {
  const t = tradutor(textosDossie, idioma);
  const { rows } = await sql<Omit<Dossie, 'secoes'>>`select clock_timestamp() as "geradoEm",
      (select nullif(concat_ws(' · ', encarregado_nome, encarregado_email), '') from privacidade_configuracao) as encarregado,
      json_build_object('id', p.id, 'codigo', p.codigo, 'nome', p.nome_completo) as pessoa
    from v_pessoa_resumo p where p.id = ${pessoaId}`.execute(tx);
  const [cabeca] = rows;
  if (!cabeca) throw errosComuns.NAO_ENCONTRADO();
  const saude = await abrirFichaDe(tx, cifra, pessoaId);
  const banco = await abrirBancoDe(tx, cifra, pessoaId);
  const abertas: Secao[] = [
    { tabela: 'saude', titulo: t('saude'), registros: saude ? [{ ...saude }] : [] },
    { tabela: 'socioeconomica', titulo: t('socioeconomica'), registros: await abrirFichas(tx, cifra, pessoaId) },
    { tabela: 'banco', titulo: t('banco'), registros: banco ? [{ ...banco }] : [] },
    { tabela: 'auditoria', titulo: t('alteracoes'), registros: await lerAlteracoes(tx, pessoaId) },
    { tabela: 'arquivos', titulo: t('arquivos'), registros: await lerArquivos(tx, pessoaId) },
  ];
  return { ...cabeca, secoes: [...(await lerSecoes(tx, pessoaId, idioma)), ...abertas.filter(({ registros }) => registros.length > 0)] };
}

async function lerAlteracoes(tx: Tx, pessoaId: number): Promise<Registro[]> {
  const { rows } = await sql<{
    registro: Registro;
  }>`select jsonb_strip_nulls(jsonb_build_object('em', a.em, 'usuario_nome', a.usuario_nome, 'acao', a.acao,
      'antes', a.antes, 'depois', a.depois, 'motivo', a.motivo)) as registro
    from auditoria a join registros_da_pessoa(${pessoaId}) r on r.tipo = a.alvo_tipo and r.id = a.alvo_id order by a.seq`.execute(tx);
  return rows.map(({ registro }) => registro);
}

/** The photo and what was handed in with requests, whole. */
async function lerArquivos(tx: Tx, pessoaId: number): Promise<Registro[]> {
  const { rows } = await sql<{
    registro: Registro;
  }>`select jsonb_build_object('nome', a.nome, 'tipo', a.tipo, 'tamanho_bytes', a.tamanho_bytes,
      'created_at', a.created_at, 'base64', translate(encode(a.conteudo, 'base64'), E'\n', '')) as registro
    from arquivos a where a.id in (select f.foto_arquivo_id from v_pessoa_foto f where f.id = ${pessoaId}
      union select o.arquivo_id from v_protocolo_anexo o where o.pessoa_id = ${pessoaId}) order by a.id`.execute(tx);
  return rows.map(({ registro }) => registro);
}
