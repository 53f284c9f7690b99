import { defineTextos } from '#shared/textos.ts';

/** Texts of local holidays. */
export const textosFeriados = defineTextos({
  feriados: { br: 'Feriados locais', en: 'Local holidays' },
  novo: { br: 'Novo feriado', en: 'New holiday' },
  dia: { br: 'Dia', en: 'Day' },
  nome: { br: 'Nome', en: 'Name' },
  diaAjuda: {
    br: 'Os bancos da cidade não abrem: o que vence neste dia pode ser pago sem atraso no próximo dia útil. Um boleto que já está no banco segue com o prazo que ele conhece.',
    en: 'The banks of the city are closed: what falls due on this day may be paid without delay on the next banking day. A slip that the bank already has keeps the day that the bank knows.',
  },
  vazio: { br: 'Nenhum feriado local', en: 'No local holiday' },
  vazioTexto: {
    br: 'Os feriados nacionais, o Carnaval, Corpus Christi e 31 de dezembro já são conhecidos. Cadastre aqui os do município e do estado.',
    en: 'National holidays, Carnival, Corpus Christi and 31 December are known already. Register here those of the city and the state.',
  },
});
