import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { registroListado } from '#platform/server/registros/registro.ts';
import { errosConvenio as erros } from '../erros.ts';
import type { conveniosApi } from '../api.ts';
import type { novoConvenio } from '../esquemas.ts';
import { textosUsosDeConvenio as rotulos } from '../texts-usos.ts';
import '#domains/academico/convenios/server/integridade.ts';
import '#domains/academico/convenios/server/restricoes.ts';

type Item = z.input<NonNullable<typeof conveniosApi.obter.output>>;

export const convenios = registroListado<Item, z.output<typeof novoConvenio>>({
  tabela: 'convenios',
  alvoTipo: 'convenio',
  selecao: sql<Item>`r.id, r.tipo, r.nome, r.parceiro, r.cnpj, r.numero, r.vigente_desde as "vigenteDesde", r.vigente_ate as "vigenteAte",
    r.desconto_id as "descontoId", d.nome as "descontoNome", (select count(*)::int from convenios_pessoas x where x.convenio_id = r.id) as pessoas, r.versao`,
  de: sql`from convenios r left join v_desconto d on d.id = r.desconto_id`,
  colunas: {
    tipo: 'tipo',
    nome: 'nome',
    parceiro: 'parceiro',
    cnpj: 'cnpj',
    numero: 'numero',
    vigenteDesde: 'vigente_desde',
    vigenteAte: 'vigente_ate',
    descontoId: 'desconto_id',
  },
  usos: [{ rotulo: rotulos.nPessoas, contar: (id) => sql`select count(*) from convenios_pessoas where convenio_id = ${id}` }],
  conferir: async ({ descontoId }, { tx }) => {
    if (descontoId === null) return;
    const { rows } = await sql`select 1 from v_desconto where id = ${descontoId} and tipo = 'convenio'`.execute(tx);
    if (rows.length === 0) throw erros.CONVENIO_DESCONTO_DE_OUTRO_TIPO({}, { campos: ['descontoId'] });
  },
  conferirEdicao: (atual, corpo, ato) => conferirDesconto(atual, corpo, ato),
});

/** The discount of an agreement stays what it is once it stands on a contract. @throws CONVENIO_COM_DESCONTOS */
async function conferirDesconto(atual: Item, { descontoId }: { descontoId: number | null }, { tx }: Ato<Autor>): Promise<void> {
  if (descontoId === atual.descontoId) return;
  const { rows } =
    await sql`select 1 from convenios_descontos d join convenios_pessoas x on x.id = d.participacao_id where x.convenio_id = ${atual.id} limit 1`.execute(
      tx,
    );
  if (rows.length > 0) throw erros.CONVENIO_COM_DESCONTOS({}, { campos: ['descontoId'] });
}
