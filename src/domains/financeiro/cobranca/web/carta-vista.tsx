import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { type ComoPagar, linhasDoPagamento, totalNoPrazo } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { partesDaCarta } from '../carta.ts';
import { textosCobranca } from '../texts.ts';
import estilo from './cobranca.module.css';

type Titulo = {
  tituloId: number;
  numero: string;
  descricao: string;
  dataVencimento: string;
  saldoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  totalCentavos: Centavos;
  vale: boolean;
};
type Carta = { pagadorNome: string; destino: string | null; assunto: string; corpo: string; totalCentavos: Centavos };
type Pagamento = readonly (Omit<ComoPagar, 'totalCentavos' | 'noPrazo' | 'boleto'> & {
  totalCentavos: Centavos;
  noPrazo?: { em: string; totalCentavos: Centavos } | null | undefined;
  boleto: (Omit<NonNullable<ComoPagar['boleto']>, 'valorCentavos'> & { valorCentavos: Centavos }) | null;
})[];

/** A letter as its reader sees it: texts, the table of titles, how to pay each. */
export function CartaVista({ carta, titulos, pagamento }: { carta: Carta; titulos: readonly Titulo[]; pagamento: Pagamento }) {
  const t = useTextos(textosCobranca);
  return (
    <article>
      <p className={estilo.meta}>
        {t('para')}: <strong>{carta.pagadorNome}</strong>
        {carta.destino !== null && ` · ${carta.destino}`} · {t('assunto')}: {carta.assunto}
      </p>
      <div className={estilo.carta}>
        {partesDaCarta(carta.corpo).map((parte) =>
          parte.bloco === null ? (
            <p key={parte.texto}>{parte.texto}</p>
          ) : parte.bloco === 'titulos' ? (
            <TabelaDeTitulos key="titulos" carta={carta} titulos={titulos} />
          ) : (
            <FormasDePagar key="pagamento" pagamento={pagamento} />
          ),
        )}
      </div>
    </article>
  );
}

function TabelaDeTitulos({ carta, titulos }: { carta: Carta; titulos: readonly Titulo[] }) {
  const t = useTextos(textosCobranca);
  const valor = (n: Centavos): string => formatarValor(n);
  return (
    <>
      <Tabela
        legenda={t('titulos')}
        cartao={{ titulo: 0, valor: 6, apoio: 1 }}
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
        <strong>{formatarReais(carta.totalCentavos)}</strong>
      </p>
    </>
  );
}

/** The lines of a mail; on paper the same with barcode and QR code. */
function FormasDePagar({ pagamento }: { pagamento: Pagamento }) {
  const t = useTextos(textosCobranca);
  const noPrazo = totalNoPrazo(pagamento as readonly ComoPagar[]);
  return (
    <>
      {noPrazo !== null && <p>{noPrazo}</p>}
      <ul className={estilo.formas} aria-label={t('comoPagar')}>
        {pagamento.map((p) => (
          <li key={p.tituloId ?? 'todos'}>{linhasDoPagamento(p as ComoPagar, pagamento as readonly ComoPagar[]).join('\n')}</li>
        ))}
      </ul>
    </>
  );
}
