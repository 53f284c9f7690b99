import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';
import type { DataCivil } from '#shared/datas.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { dataLimite } from '#domains/financeiro/titulos/devido/valor-devido.ts';

const vencimentos = sql<Violacao>`select 'titulo ' || t.id as alvo, t.data_vencimento || ' <> ' || coalesce(v.ultimo::text, f.valores ->> 'dataVencimento') as detalhe from titulos_receber t
    left join v_fato_contabil f on f.origem_tipo = 'titulo' and f.origem_id = t.id and f.evento = 'titulo.emitido'
    left join lateral (select (array_agg(x.vencimento_novo order by x.id desc))[1] as ultimo, (array_agg(x.vencimento_anterior order by x.id))[1] as primeiro
      from titulos_vencimentos x where x.titulo_id = t.id) v on true
    where t.situacao in ('aberto', 'parcial') and (t.data_vencimento <> coalesce(v.ultimo, (f.valores ->> 'dataVencimento')::date) or v.primeiro <> (f.valores ->> 'dataVencimento')::date)`;

export const tituloVencimento: Invariante = {
  id: 'titulo-vencimento',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada título em aberto vence no dia em que nasceu para vencer, ou no último dia combinado, com o seu limite no dia útil certo.',
    en: 'Each open title falls due on the day it was born with, or on the last one agreed, with its limit on the right banking day.',
  },
  providencia: {
    br: 'O vencimento foi mudado por fora: confira o histórico do título antes de cobrar.',
    en: 'The due date was changed from outside: check the history of the title before collecting.',
  },
  verificar: async (db) => {
    const { rows: mudados } = await vencimentos.execute(db);
    const { rows: dias } = await sql<{
      id: number;
      vencimento: DataCivil;
      limite: DataCivil;
    }>`select min(id) as id, data_vencimento as vencimento, data_limite as limite
      from titulos_receber where situacao in ('aberto', 'parcial') group by 2, 3`.execute(db);
    const locais = await feriadosLocais(db);
    const fora = dias.filter((d) => d.limite !== dataLimite(d.vencimento, locais));
    return [...mudados, ...fora.map((d) => ({ alvo: `titulo ${d.id}`, detalhe: `limite ${d.limite} de ${d.vencimento}` }))];
  },
};
