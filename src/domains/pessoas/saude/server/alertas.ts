import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { sql } from 'kysely';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { recusa } from '#shared/validacao.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';
import type { DadosFicha } from '../ficha-saude.ts';
import { abrirFicha, type FichaGuardada } from './cifrar-ficha.ts';

export type AlertaDeSaude = {
  pessoaId: number;
  nome: string;
  alergias: string | null;
  medicacaoContinua: string | null;
  observacoes: string | null;
  intolerancias: ('gluten' | 'lactose' | 'refluxo')[];
  deficiencias: string[];
};

/**
 * What whoever is with these people must know of their health forms, of those that say something. Every form that is opened is recorded as
 * seen; an administrator, who needs no permission, gives the reason. Throws DADOS_INVALIDOS (Motivo).
 */
export async function lerAlertas(
  { db, quem, servicos }: Pick<Contexto, 'db' | 'quem' | 'servicos'>,
  { pessoas, motivo }: { pessoas: readonly number[]; motivo: string | undefined },
): Promise<AlertaDeSaude[]> {
  if (quem.admin && !motivo) conferirCampos((addIssue) => addIssue(recusa('MOTIVO_NECESSARIO', {}, ['Motivo'])));
  const { rows } = await sql<{ pessoaId: number; nome: string } & FichaGuardada>`
    with ficha as (select p.id, p.nome_completo, p.nome_busca, f.dados, f.dados_cifrados, f.chave_id from pessoas p join fichas_saude f on f.pessoa_id = p.id
      where p.id = any(${[...pessoas]}::bigint[]) and ${escopoDePessoas(quem)}),
    vista as (insert into fichas_saude_visualizacoes (pessoa_id, usuario_id, usuario_nome, motivo)
      select id, ${quem.usuarioId}, ${nomeDoAutor(quem)}, ${motivo ?? null}::text from ficha)
    select id as "pessoaId", nome_completo as nome, dados, dados_cifrados as "dadosCifrados", chave_id as "chaveId" from ficha order by nome_busca, id`.execute(
    db,
  );
  return rows.flatMap(({ pessoaId, nome, ...guardada }) => {
    const dados = abrirFicha(servicos.cifra, pessoaId, guardada);
    const alerta = dados && emAlerta(dados);
    return alerta ? [{ pessoaId, nome, ...alerta }] : [];
  });
}

/** Null where the form asks for nothing. */
function emAlerta(dados: DadosFicha): Omit<AlertaDeSaude, 'pessoaId' | 'nome'> | null {
  const { alergias, medicacaoContinua, observacoes, intoleranciaGluten, intoleranciaLactose, refluxo } = dados;
  const intolerancias = [
    ...(intoleranciaGluten ? (['gluten'] as const) : []),
    ...(intoleranciaLactose ? (['lactose'] as const) : []),
    ...(refluxo ? (['refluxo'] as const) : []),
  ];
  const deficiencias = Object.values(dados.deficiencias).flatMap(({ possui, descricao, cid }) => (possui ? [descricao ?? cid ?? ''] : []));
  const diz = [alergias, medicacaoContinua, observacoes].some((texto) => texto !== null) || intolerancias.length + deficiencias.length > 0;
  return diz ? { alergias, medicacaoContinua, observacoes, intolerancias, deficiencias } : null;
}
