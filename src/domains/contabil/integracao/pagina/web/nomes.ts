import { useTextos } from '#platform/web/i18n.tsx';
import { eventosComRegra, type EventoComRegra, partesDe, variantesDe } from '../../partes.ts';
import { textosEventos, textosPartes, textosVariantes } from '../../texts-eventos.ts';

/** What a rule asks of a fact, or a fact has that no rule asks for. */
type Criterios = Record<
  'categoriaNome' | 'grupoProdutoNome' | 'formaPagamentoNome' | 'contaBancariaNome' | 'segmentacaoNome' | 'cursoNome' | 'variante',
  string | null
>;

/** Names of events, of their parts and of the origins and kinds of these, and all as options. */
export function useNomesDaIntegracao() {
  const evento = useTextos(textosEventos);
  const parte = useTextos(textosPartes);
  const variante = useTextos(textosVariantes);
  const nomeDaVariante = (nome: string): string => (nome in textosVariantes ? variante(nome as keyof typeof textosVariantes) : nome);
  const nomeDaParte = (nome: string): string => (nome in textosPartes ? parte(nome as keyof typeof textosPartes) : nome);
  return {
    evento: (nome: string): string => (nome in textosEventos ? evento(nome as keyof typeof textosEventos) : nome),
    parte: nomeDaParte,
    variante: nomeDaVariante,
    deQue: (c: Criterios): string =>
      [
        c.categoriaNome,
        c.grupoProdutoNome,
        c.formaPagamentoNome,
        c.contaBancariaNome,
        c.segmentacaoNome,
        c.cursoNome,
        c.variante && nomeDaVariante(c.variante),
      ]
        .filter(Boolean)
        .join(' · ') || '—',
    eventos: eventosComRegra.map((valor) => ({ valor, rotulo: evento(valor) })),
    partesDo: (nome: EventoComRegra) => partesDe(nome).map((valor) => ({ valor, rotulo: nomeDaParte(valor) })),
    variantesDa: (evento: string, parte: string) => variantesDe(evento, parte).map((valor) => ({ valor, rotulo: nomeDaVariante(valor) })),
  };
}
