import type { Escola } from '#platform/server/escola.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { prazoDaCarta, preencherCarta } from '../carta.ts';

/** Subject and body of a letter on a day; the list of titles stays a mark in the body. */
export function escreverCarta(
  modelo: { assunto: string; corpo: string },
  carta: { pagadorNome: string; totalCentavos: number },
  escola: Escola,
  hoje: DataCivil,
): { assunto: string; corpo: string } {
  const contato = [escola.telefone && formatarTelefone(escola.telefone), escola.email].filter(Boolean).join(' · ');
  const dados = {
    responsavel: carta.pagadorNome,
    total: formatarReais(centavos(carta.totalCentavos)),
    data: formatarData(hoje),
    prazo: formatarData(prazoDaCarta(hoje)),
    escola: escola.nome,
    contato: contato || escola.nome,
  };
  return { assunto: preencherCarta(modelo.assunto, dados), corpo: preencherCarta(modelo.corpo, dados) };
}
