import { useTextos } from '#platform/web/i18n.tsx';
import { eventosComRegra, type EventoComRegra, partesDe, variantesDe } from '../../partes.ts';
import { textosEventos, textosPartes, textosVariantes } from '../../texts-eventos.ts';

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
    eventos: eventosComRegra.map((valor) => ({ valor, rotulo: evento(valor) })),
    partesDo: (nome: EventoComRegra) => partesDe(nome).map((valor) => ({ valor, rotulo: nomeDaParte(valor) })),
    variantesDa: (evento: string, parte: string) =>
      variantesDe(evento, parte).map((valor) => ({ valor: String(valor), rotulo: nomeDaVariante(valor) })),
  };
}
