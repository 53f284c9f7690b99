import { useTextos } from '#platform/web/i18n.tsx';
import { eventosComRegra, type EventoComRegra, partesDe } from '../../partes.ts';
import { textosEventos, textosPartes } from '../../texts-eventos.ts';

/** Names of events and of their parts, and both as options. */
export function useNomesDaIntegracao() {
  const evento = useTextos(textosEventos);
  const parte = useTextos(textosPartes);
  const nomeDaParte = (nome: string): string => (nome in textosPartes ? parte(nome as keyof typeof textosPartes) : nome);
  return {
    evento: (nome: string): string => (nome in textosEventos ? evento(nome as keyof typeof textosEventos) : nome),
    parte: nomeDaParte,
    eventos: eventosComRegra.map((valor) => ({ valor, rotulo: evento(valor) })),
    partesDo: (nome: EventoComRegra) => partesDe(nome).map((valor) => ({ valor, rotulo: nomeDaParte(valor) })),
  };
}
