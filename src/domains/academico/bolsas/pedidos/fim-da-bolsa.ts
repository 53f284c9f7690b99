import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Achados } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  FIM_FORA_DO_ANO: {
    br: 'A bolsa é de {ano}: escolha um dia entre {de} e {ate}.',
    en: 'The scholarship is of {ano}: choose a day between {de} and {ate}.',
  },
});

/** A scholarship ends on a day of its year, which goes on to where installments of its contract fall due: from one of the year before, to one of the next. */
export function conferirFim(fim: { aPartirDe: DataCivil; ano: number; vencimentos: readonly DataCivil[] }, achados: Achados): void {
  const dias = [`${fim.ano}-01-01`, `${fim.ano}-12-31`, ...fim.vencimentos].toSorted();
  const [de = fim.aPartirDe, ate = fim.aPartirDe] = [dias[0], dias.at(-1)];
  if (fim.aPartirDe >= de && fim.aPartirDe <= ate) return;
  achados.addIssue(recusa('FIM_FORA_DO_ANO', { ano: fim.ano, de: formatarData(de), ate: formatarData(ate) }, ['aPartirDe']));
}
