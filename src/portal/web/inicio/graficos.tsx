import { useId } from 'react';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { tagDoIdioma, useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { inicioApi } from '#portal/inicio/api.ts';
import { textosDaCasa } from '#portal/inicio/texts.ts';
import { compararMeses } from './comparar-meses.ts';
import estilo from './graficos.module.css';
import { escreverNumero } from './numeros.tsx';

type Graficos = RespostaCliente<typeof inicioApi.graficosDoInicio>;
type Grafico = Graficos['graficos'][number];

/** 'nov.' of the first day of a month. */
export const nomeDoMes = (mes: string, idioma: Idioma, tamanho: 'short' | 'narrow' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(tagDoIdioma(idioma), { month: tamanho, timeZone: 'UTC' }).format(new Date(`${mes}T12:00:00Z`)).replace('.', '');

/** The month against the last, and the year, of each list that the person may open. */
export function Graficos() {
  const t = useTextos(textosDaCasa);
  const idTitulo = useId();
  const { data } = useConsulta(inicioApi.graficosDoInicio, {});
  if (!data || data.graficos.length === 0) return null;
  return (
    <section aria-labelledby={idTitulo} className={estilo.secao}>
      <h2 id={idTitulo}>{t('ano')}</h2>
      <div className={estilo.graficos}>
        {data.graficos.map((grafico) => (
          <UmGrafico key={grafico.id} grafico={grafico} mes={data.mes} />
        ))}
      </div>
    </section>
  );
}

function UmGrafico({ grafico: { id, tipo, tela, meses }, mes }: { grafico: Grafico; mes: string }) {
  const t = useTextos(textosDaCasa);
  const { idioma } = useIdioma();
  const idTitulo = useId();
  const onde = meses.findIndex((m) => m.mes === mes);
  const atual = meses[onde];
  const anterior = meses[onde - 1];
  const doAno = meses.slice(1);
  if (!atual || !anterior) return null;
  const escrever = (valor: number): string => escreverNumero(tipo, valor, idioma);
  const comparada = compararMeses(id, atual.valor, anterior.valor);
  const mesPassado = nomeDoMes(anterior.mes, idioma, 'long');
  return (
    <section className={`cartao ${estilo.grafico}`} aria-labelledby={idTitulo}>
      <h3 id={idTitulo}>{t(id)}</h3>
      <p>
        <Elo tela={tela} search={atual.busca} className={estilo.valor}>
          {escrever(atual.valor)}
        </Elo>{' '}
        <span className="suave">{t('emMes', { mes: nomeDoMes(mes, idioma, 'long') })}</span>
      </p>
      {comparada && (
        <p className="suave">
          {comparada.como === 'contra'
            ? t(comparada.como, { mes: mesPassado, valor: escrever(anterior.valor) })
            : t(comparada.como, { n: comparada.n, mes: mesPassado })}
        </p>
      )}
      <Colunas meses={doAno} mes={mes} />
      <details>
        <summary>{t('numeros')}</summary>
        <Tabela
          legenda={t(id)}
          colunas={[t('mes'), t(tipo === 'dinheiro' ? 'valor' : 'quantidade')]}
          numericas={[1]}
          linhas={doAno.map((m) => ({
            chave: m.mes,
            celulas: [
              nomeDoMes(m.mes, idioma, 'long'),
              <Elo key="valor" tela={tela} search={m.busca}>
                {escrever(m.valor)}
              </Elo>,
            ],
          }))}
        />
      </details>
    </section>
  );
}

const ALTURA = 64;
const PASSO = 20;
const LARGURA = 12;

/** A column a month; the one that stands now in the brand's color. The table below says the same to who does not see them. */
function Colunas({ meses, mes }: { meses: Grafico['meses']; mes: string }) {
  const { idioma } = useIdioma();
  const maior = Math.max(1, ...meses.map(({ valor }) => valor));
  return (
    <svg className={estilo.colunas} viewBox={`0 0 ${meses.length * PASSO} ${ALTURA + 16}`} aria-hidden="true">
      <line x1="0" x2={meses.length * PASSO} y1={ALTURA} y2={ALTURA} className={estilo.base} />
      {meses.map((m, i) => {
        const altura = Math.max(m.valor > 0 ? 1.5 : 0, (m.valor / maior) * (ALTURA - 4));
        return (
          <g key={m.mes}>
            <rect
              x={i * PASSO + (PASSO - LARGURA) / 2}
              y={ALTURA - altura}
              width={LARGURA}
              height={Math.max(0, altura)}
              rx="2"
              className={m.mes === mes ? estilo.doMes : estilo.coluna}
            />
            <text
              x={i * PASSO + PASSO / 2}
              y={ALTURA + 12}
              textAnchor="middle"
              className={m.mes === mes ? estilo.letraDoMes : estilo.letra}
            >
              {nomeDoMes(m.mes, idioma, 'narrow')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
