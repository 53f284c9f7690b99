import { useId } from 'react';
import { type DataCivil, montarData, partesDe, somarDias } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarContagem } from '#shared/textos.ts';
import { frequenciaApi } from '#domains/academico/diario/frequencia/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosDaCasa } from '#portal/inicio/texts.ts';
import { nomeDoMes } from './graficos.tsx';
import { presencaPorNivel } from './presenca.ts';
import estilo from './graficos.module.css';

type Curso = RespostaCliente<typeof frequenciaApi.obterFrequenciaDoMes>['itens'][number];

/** How many came, this month and the last, by level: what the rolls of the school add up to. */
export function Frequencia({ hoje }: { hoje: DataCivil }) {
  const t = useTextos(textosDaCasa);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const idTitulo = useId();
  const { ano, mes } = partesDe(hoje);
  const primeiro = montarData(ano, mes, 1);
  const fimDoPassado = somarDias(primeiro, -1);
  const inicioDoPassado = montarData(partesDe(fimDoPassado).ano, partesDe(fimDoPassado).mes, 1);
  const deste = useConsulta(frequenciaApi.obterFrequenciaDoMes, { query: { De: primeiro, Ate: hoje } }).data?.itens;
  const doPassado = useConsulta(frequenciaApi.obterFrequenciaDoMes, { query: { De: inicioDoPassado, Ate: fimDoPassado } }).data?.itens;
  if (!deste || !doPassado) return null;
  const niveis = presencaPorNivel<Curso>([deste, doPassado]);
  const escrever = (parte: number | null) => (parte === null ? '–' : `${formatarContagem(Math.floor(parte * 1000) / 10, idioma)}%`);
  return (
    <section className={`cartao ${estilo.grafico}`} aria-labelledby={idTitulo}>
      <div className="cartao-topo">
        <h2 id={idTitulo}>{t('frequencia')}</h2>
        {pode('painel-coordenador', 'visualizar') && <Elo tela="painel-coordenador">{t('abrirPainel')}</Elo>}
      </div>
      {niveis.length === 0 ? (
        <p className="suave">{t('semChamadas')}</p>
      ) : (
        <Tabela
          legenda={t('frequencia')}
          colunas={[t('nivel'), nomeDoMes(inicioDoPassado, idioma, 'long'), nomeDoMes(primeiro, idioma, 'long')]}
          numericas={[1, 2]}
          linhas={niveis.map(({ id, nome, partes: [este = null, passado = null] }) => ({
            chave: id,
            celulas: [nome ?? t('escolaToda'), escrever(passado), <Barra key="este" parte={este} escrita={escrever(este)} />],
          }))}
        />
      )}
    </section>
  );
}

/** A share with its bar beside it, of the whole that it could be. */
function Barra({ parte, escrita }: { parte: number | null; escrita: string }) {
  return (
    <span className={estilo.parte}>
      {parte !== null && (
        <svg viewBox="0 0 80 8" aria-hidden="true">
          <rect width="80" height="8" rx="2" className={estilo.trilho} />
          <rect width={80 * parte} height="8" rx="2" className={estilo.doMes} />
        </svg>
      )}
      {escrita}
    </span>
  );
}
