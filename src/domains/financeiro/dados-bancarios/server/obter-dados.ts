import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { quemPode } from '#domains/acesso/usuarios/server/door.ts';
import type { avisosBancariosApi } from '../api.ts';
import { DIAS_DE_AVISO, mascararDados, mudadosPor } from '../dados.ts';
import type { dadosBancariosSaida } from '../esquemas.ts';
import { isEmEspera } from '../situacoes.ts';
import { cofreDe, type ComCifra } from './cofre.ts';
import { type Mudanca, mudancasDe } from './mudancas.ts';
import { permissaoDe, type RegistroComDadosBancarios, registroDe, todosOsRegistros } from './registro.ts';

/** The bank data of one record: what holds, what waits (whole, for whoever judges it) and what happened (masked). */
export async function obterDadosBancarios(
  { db, quem, ...contexto }: { db: Db; quem: Quem } & ComCifra,
  registro: RegistroComDadosBancarios,
  alvoId: number,
): Promise<z.input<typeof dadosBancariosSaida>> {
  const { abrir } = cofreDe(registro, alvoId, contexto);
  const dados = abrir((await registro.ler(db, alvoId)).dados);
  const abertas = (m: Mudanca): Mudanca => ({ ...m, antes: abrir(m.antes), depois: abrir(m.depois) });
  const mudancas = (await mudancasDe(db, registro.alvoTipo, alvoId)).map(abertas);
  const espera = mudancas.find(({ situacao }) => isEmEspera(situacao)) ?? null;
  const outros = (await quemPode(db, permissaoDe(registro))).filter(({ id }) => id !== quem.usuarioId).map(({ nome }) => nome);
  const mascarada = (m: Mudanca) => ({ ...m, mudados: mudadosPor(m), antes: mascararDados(m.antes), depois: mascararDados(m.depois) });
  const aprovaEspera = espera?.situacao === 'pedida' && espera.pedidaPor !== quem.usuarioId && pode(quem, permissaoDe(registro));
  return { dados, espera, aprovaEspera, historico: mudancas.filter((m) => m !== espera).map(mascarada), outros };
}

type Avisos = RespostaServidor<typeof avisosBancariosApi.avisos>;
type Linha = Omit<Avisos['itens'][number], 'tela' | 'busca'> & { alvoTipo: string; alvoId: number };

/** What waits and what came into force lately, of the records that a person may change. */
export async function avisosBancarios(db: Db, quem: Quem): Promise<Avisos> {
  const tipos = todosOsRegistros()
    .filter((registro) => pode(quem, permissaoDe(registro)))
    .map(({ alvoTipo }) => alvoTipo);
  if (tipos.length === 0) return { itens: [] };
  const { rows } =
    await sql<Linha>`select m.id, m.alvo_tipo as "alvoTipo", m.alvo_id as "alvoId", m.alvo_nome as "alvoNome", m.abertura, m.situacao,
      m.pedida_por_nome as "pedidaPorNome", m.pedida_em as "pedidaEm", m.aprovada_por_nome as "aprovadaPorNome", m.unica_pessoa as "unicaPessoa",
      m.vale_em as "valeEm", m.vigorou_em as "vigorouEm"
    from mudancas_bancarias m where m.alvo_tipo = any(${tipos}) and (m.situacao in ('pedida', 'aprovada')
      or m.situacao = 'em_vigor' and m.vigorou_em > now() - ${DIAS_DE_AVISO} * interval '1 day')
    order by m.situacao = 'em_vigor', m.id desc limit 20`.execute(db);
  return {
    itens: rows.flatMap(({ alvoTipo, alvoId, ...aviso }) => {
      const registro = registroDe(alvoTipo);
      return registro ? [{ ...aviso, tela: registro.tela, busca: { ...registro.busca(alvoId) } }] : [];
    }),
  };
}
