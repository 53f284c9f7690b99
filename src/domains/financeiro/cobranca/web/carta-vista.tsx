import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { partesDaCarta } from '../carta.ts';
import { textosCobranca } from '../texts.ts';
import estilo from './cobranca.module.css';

type Titulo = {
  tituloId: number;
  numero: string;
  descricao: string;
  dataVencimento: string;
  saldoCentavos: number;
  multaCentavos: number;
  jurosCentavos: number;
  totalCentavos: number;
  vale: boolean;
};
type Carta = { pagadorNome: string; destino: string | null; assunto: string; corpo: string; totalCentavos: number };

/** A letter as its reader sees it: text, table of titles, text. */
export function CartaVista({ carta, titulos }: { carta: Carta; titulos: readonly Titulo[] }) {
  const t = useTextos(textosCobranca);
  const [antes, depois] = partesDaCarta(carta.corpo);
  const valor = (n: number): string => formatarValor(n as Centavos);
  return (
    <article>
      <p className={estilo.meta}>
        {t('para')}: <strong>{carta.pagadorNome}</strong>
        {carta.destino !== null && ` · ${carta.destino}`} · {t('assunto')}: {carta.assunto}
      </p>
      <div className={estilo.carta}>
        <p>{antes}</p>
        <Tabela
          legenda={t('titulos')}
          colunas={['Título', 'Referente a', 'Vencimento', 'Valor', 'Multa', 'Juros', 'Total']}
          numericas={[2, 3, 4, 5, 6]}
          linhas={titulos
            .filter((x) => x.vale)
            .map((x) => ({
              chave: x.tituloId,
              celulas: [
                x.numero,
                x.descricao,
                formatarData(x.dataVencimento),
                valor(x.saldoCentavos),
                valor(x.multaCentavos),
                valor(x.jurosCentavos),
                valor(x.totalCentavos),
              ],
            }))}
        />
        <p>
          <strong>{formatarReais(carta.totalCentavos as Centavos)}</strong>
        </p>
        <p>{depois}</p>
      </div>
    </article>
  );
}
