import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { comoPagar, pagarJuntos } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { cobrancaEnvioApi } from '../api.ts';
import { prazoDaCarta } from '#domains/financeiro/cobranca/carta.ts';
import { escreverCarta } from '#domains/financeiro/cobranca/server/escrever.ts';
import type { ForaDaProposta, Proposta } from './propor.ts';

/** Letters of a preview that are written out; the figures count all. */
const maximoEscritas = 500;

/** What a proposal would send, in figures and in words. */
export async function prever(
  db: Db,
  { propostas, fora }: { propostas: readonly Proposta[]; fora: readonly ForaDaProposta[] },
  hoje: DataCivil,
): Promise<RespostaServidor<typeof cobrancaEnvioApi.preverCartas>> {
  const escola = await lerEscola(db);
  const escritas = propostas.slice(0, maximoEscritas);
  const pagamentos = await comoPagar(
    db,
    escritas.flatMap((p) => p.itens),
    hoje,
    prazoDaCarta(hoje),
  );
  // The number of a letter is given when it is prepared.
  const juntos = await pagarJuntos(
    db,
    escritas.map(({ itens }) => ({ formas: itens.flatMap((i) => pagamentos.get(i.id) ?? []), txid: 'CARTA' })),
  );
  const cartas = escritas.map(({ modelo, degrau, itens, ...carta }, n) => ({
    ...carta,
    ...escreverCarta(modelo, carta, escola, hoje),
    modeloNome: modelo.nome,
    degrauNome: degrau?.nome ?? null,
    pagamento: juntos[n] ?? [],
    titulos: itens.map(({ id, ...titulo }) => ({ ...titulo, tituloId: id, vale: true })),
  }));
  return {
    hoje,
    enviavel: true,
    cartas,
    quantidade: propostas.length,
    totalCentavos: propostas.reduce((soma, p) => soma + p.totalCentavos, 0),
    porEmail: propostas.filter((p) => p.canal === 'email').length,
    impressas: propostas.filter((p) => p.canal === 'impresso').length,
    fora: [...fora],
  };
}
