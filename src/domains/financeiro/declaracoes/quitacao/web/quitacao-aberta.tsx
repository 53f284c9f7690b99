import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarMes } from '#shared/relatorios/celulas.ts';
import { declaracoesContestacoesApi } from '#domains/financeiro/declaracoes/contestacoes/api.ts';
import { declaracoesQuitacaoApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { Contestar } from '#domains/financeiro/declaracoes/contestacoes/web/door.tsx';
import { reais, TELA, valor } from '#domains/financeiro/declaracoes/web/comum.tsx';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';
import { JanelaDaDeclaracao } from '#domains/financeiro/declaracoes/emissao/web/door.tsx';
import { tonsDoDireito } from './direito.ts';

type Detalhe = RespostaCliente<typeof declaracoesQuitacaoApi.obterQuitacao>;
type Pendencia = Detalhe['pendencias'][number];

/** The year of a payer month by month; what is open and why; debts questioned in court; the statement is issued here. */
export function QuitacaoAberta({ pagadorId, ano, aoFechar }: { pagadorId: number; ano: number; aoFechar: () => void }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const [contestando, setContestando] = useState<Pendencia | null>(null);
  const consulta = useConsulta(declaracoesQuitacaoApi.obterQuitacao, { params: { id: pagadorId }, query: { Ano: ano } });
  return (
    <JanelaDaDeclaracao
      tipo="quitacao"
      pagadorId={pagadorId}
      ano={ano}
      consulta={consulta}
      aoFechar={aoFechar}
      antes={(data) => (
        <p>
          <Etiqueta tom={tonsDoDireito[data.direito]}>{t(`direito_${data.direito}`)}</Etiqueta>
        </p>
      )}
    >
      {(data) => (
        <>
          {data.anosComDebito.length > 0 && <p className={estilo.aviso}>{t('anosAnteriores', { anos: data.anosComDebito.join(', ') })}</p>}
          <Pendencias detalhe={data} aoContestar={setContestando} />
          <Contestacoes detalhe={data} />
          <h3>{t('mesAMes')}</h3>
          <Tabela
            legenda={t('mesAMes')}
            colunas={[t('mes'), t('titulos'), t('faturado'), t('pago'), t('ultimoPagamento')]}
            numericas={[1, 2, 3, 4]}
            cartao={{ titulo: 0 }}
            linhas={data.meses.map((m) => ({
              chave: m.mes,
              celulas: [
                formatarMes(`${ano}-${String(m.mes).padStart(2, '0')}-01`, idioma),
                m.titulos,
                valor(m.valorCentavos),
                valor(m.pagoCentavos),
                m.ultimoPagamento === null ? '–' : formatarData(m.ultimoPagamento),
              ],
            }))}
          />
          {contestando && <Contestar pendencia={contestando} aoFechar={() => setContestando(null)} />}
        </>
      )}
    </JanelaDaDeclaracao>
  );
}

function Pendencias({ detalhe, aoContestar }: { detalhe: Detalhe; aoContestar: (pendencia: Pendencia) => void }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  if (detalhe.pendencias.length === 0) return null;
  return (
    <>
      <h3>{t('pendencias')}</h3>
      <ul className={estilo.lista}>
        {detalhe.pendencias.map((p) => (
          <li key={p.tituloId}>
            <Elo tela="contas-a-receber" search={{ abrir: p.tituloId }}>
              {p.numero}
            </Elo>
            <span>{descricaoNoIdioma(p.descricao, idioma)}</span>
            <span>{formatarData(p.dataVencimento)}</span>
            <span>{reais(p.saldoCentavos)}</span>
            <Etiqueta tom="perigo">{t(`motivo_${p.motivo}`)}</Etiqueta>
            {pode(TELA, 'editar') && (
              <Button size="compact-sm" variant="default" onClick={() => aoContestar(p)} aria-label={`${t('contestar')}: ${p.numero}`}>
                {t('contestar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Contestacoes({ detalhe }: { detalhe: Detalhe }) {
  const t = useTextos(textosDeclaracao);
  const { pode } = useSessao();
  const encerrar = useComando(declaracoesContestacoesApi.encerrarContestacao, {
    invalida: [declaracoesQuitacaoApi.obterQuitacao, declaracoesQuitacaoApi.listarQuitacao],
  });
  if (detalhe.contestacoes.length === 0) return null;
  return (
    <>
      <h3>{t('contestacoes')}</h3>
      <ul className={estilo.lista}>
        {detalhe.contestacoes.map((c) => (
          <li key={c.id}>
            <strong>{c.numero}</strong>
            <span>{formatarData(c.dataVencimento)}</span>
            <span>{reais(c.saldoCentavos)}</span>
            <span>{c.processo}</span>
            {pode(TELA, 'editar') && (
              <Button
                size="compact-sm"
                variant="default"
                loading={encerrar.isPending}
                aria-label={`${t('encerrarContestacao')}: ${c.numero}`}
                onClick={() => void encerrar.mutateAsync({ params: { id: c.id } }).catch(avisar.erro)}
              >
                {t('encerrarContestacao')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
