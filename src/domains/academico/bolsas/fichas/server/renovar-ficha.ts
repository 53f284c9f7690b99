import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { gravarPedidos } from '../../pedidos/server/door.ts';
import { abrirDados } from './cifrar.ts';
import { type AtoDaFicha, criarFicha } from './salvar-ficha.ts';

type Anterior = {
  responsavelId: number;
  anoLetivoId: number;
  ano: number;
  anoNovo: number | null;
  dadosCifrados: Buffer;
  chaveId: string;
  /** The year that it was renewed for already. */
  renovadaPara: number | null;
};

/**
 * The form of a later year from what was declared for this one, with requests of the students who have a scholarship and are enrolled in that year.
 * It is judged anew, by the wage of its own day; the family declares and proves anew, a report of a social worker too. @throws NAO_ENCONTRADO, RENOVACAO_DE_OUTRO_ANO, FICHA_JA_RENOVADA, FICHA_REPETIDA
 */
export async function renovarFicha(
  ato: AtoDaFicha,
  { id, anoLetivoId }: { id: number; anoLetivoId: number },
): Promise<{ id: number; versao: number; pedidos: number }> {
  await sql`select 1 from fichas_socioeconomicas where id = ${id} for update`.execute(ato.tx);
  const { rows } =
    await sql<Anterior>`select f.responsavel_id as "responsavelId", f.ano_letivo_id as "anoLetivoId", a.ano, n.ano as "anoNovo", f.dados_cifrados as "dadosCifrados",
      f.chave_id as "chaveId", (select min(r.ano) from fichas_socioeconomicas o join v_ano_letivo r on r.id = o.ano_letivo_id where o.renovada_de_id = f.id) as "renovadaPara"
    from fichas_socioeconomicas f join v_ano_letivo a on a.id = f.ano_letivo_id left join v_ano_letivo n on n.id = ${anoLetivoId} where f.id = ${id}`.execute(
      ato.tx,
    );
  const [anterior] = rows;
  if (!anterior || anterior.anoNovo === null) throw errosComuns.NAO_ENCONTRADO();
  if (anterior.anoNovo <= anterior.ano) throw erros.RENOVACAO_DE_OUTRO_ANO({ ano: anterior.ano }, { campos: ['anoLetivoId'] });
  if (anterior.renovadaPara !== null) throw erros.FICHA_JA_RENOVADA({ ano: anterior.renovadaPara });
  const dados = abrirDados(ato.servicos.cifra, anterior);
  const { responsavelId } = anterior;
  const nova = await criarFicha(ato, {
    ...dados,
    laudoSocial: false,
    declaracao: false,
    responsavelId,
    anoLetivoId,
    dataReferencia: [ato.hoje, `${anterior.anoNovo}-12-31`].toSorted()[0] ?? ato.hoje,
    renovadaDeId: id,
  });
  const { rows: bolsistas } = await sql<{
    matriculaId: number;
    percentualSolicitado: string;
    anteriorId: number;
  }>`select distinct on (n.id) n.id as "matriculaId",
      coalesce(b.percentual_concedido, b.percentual_solicitado)::text as "percentualSolicitado", b.id as "anteriorId"
    from bolsas_pedidos b join v_matricula_estado m on m.id = b.matricula_id
      join lateral (select o.id from v_matricula_estado o where o.aluno_id = m.aluno_id and o.ano_letivo_id = ${anoLetivoId} and o.movimento in ('pre_matricula', 'ativa')
        and not exists (select from bolsas_pedidos v where v.matricula_id = o.id and v.situacao in ('solicitado', 'em_comite', 'concedido')) order by o.id limit 1) n on true
    where b.ficha_id = ${id} and b.situacao = 'concedido'
      and not exists (select from bolsas_pedidos r where r.anterior_id = b.id) order by n.id, b.id desc`.execute(ato.tx);
  await gravarPedidos(
    ato,
    bolsistas.map((bolsista) => ({ ...bolsista, fichaId: nova.id })),
  );
  return { ...nova, pedidos: bolsistas.length };
}
