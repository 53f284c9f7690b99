import { useEffect, useRef } from 'react';
import { CampoDinheiro, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { ondePassam } from '../acrescimo.ts';
import { principalComDesconto } from '../desconto.ts';
import type { Pagavel } from '../esquemas.ts';
import { textosBaixaPagar } from '../texts.ts';

type Caminho<V> = Parameters<typeof useValor<V>>[0];
type Opcional = Caminho<number | undefined>;
export type CamposDaComposicao = { principal: Caminho<number>; desconto: Opcional; multa: Opcional; juros: Opcional };
type Props = { campos: CamposDaComposicao; saldoCentavos: number };

export const inteiro = (valor: unknown): number => (typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : 0);

/** How much of a title a payment covers, and what is given or asked besides. */
export function CamposDoPagamento({ campos, saldoCentavos: saldo, colunas }: Props & { colunas: number }) {
  const t = useTextos(textosBaixaPagar);
  const { definir, ler } = useFormulario();
  const desconto = useValor(campos.desconto);
  const antes = useRef(0);
  useEffect(() => {
    // What cannot be read yet ("10,") is no other discount.
    if (typeof desconto !== 'string') antes.current = inteiro(desconto);
  });
  const aoDescontar = (agora: number | null): void => {
    const principal = inteiro(ler(campos.principal));
    const segue = principalComDesconto({ saldo, principal, antes: antes.current, agora: inteiro(agora) });
    if (segue !== principal) definir(campos.principal, segue);
  };
  return (
    <>
      <CampoDinheiro nome={campos.principal} rotulo={t('principal')} dica={t('principalAjuda')} colunas={colunas} />
      <CampoDinheiro nome={campos.desconto} rotulo={t('desconto')} colunas={colunas} aoMudar={aoDescontar} />
      <CampoDinheiro nome={campos.multa} rotulo={t('multa')} colunas={colunas} />
      <CampoDinheiro nome={campos.juros} rotulo={t('juros')} colunas={colunas} />
    </>
  );
}

/** While the amounts are typed: what leaves the account, and what remains of the title. */
export function Divisao({ campos, titulo }: { campos: CamposDaComposicao; titulo: Pagavel }) {
  const t = useTextos(textosBaixaPagar);
  const principal = inteiro(useValor(campos.principal));
  const descontoCentavos = inteiro(useValor(campos.desconto));
  const multaCentavos = inteiro(useValor(campos.multa));
  const jurosCentavos = inteiro(useValor(campos.juros));
  const resta = titulo.saldoCentavos - principal - descontoCentavos;
  const valor = formatarReais(centavos(Math.abs(resta)));
  const [passa] = ondePassam([{ ...titulo, descontoCentavos, multaCentavos, jurosCentavos }]);
  const livre = formatarReais(centavos(Math.max(0, titulo.acrescimoLivreCentavos ?? 0)));
  return (
    <>
      <p role="status">
        {t('sai')}: <strong>{formatarReais(centavos(principal + multaCentavos + jurosCentavos))}</strong> ·{' '}
        {resta === 0 ? t('quita') : t(resta > 0 ? 'resta' : 'passa', { valor })}
      </p>
      <p role="status" className={passa === undefined ? undefined : 'consequencia consequencia-perigo'}>
        {passa !== undefined && t('passaDoLivre', { livre })}
      </p>
    </>
  );
}
