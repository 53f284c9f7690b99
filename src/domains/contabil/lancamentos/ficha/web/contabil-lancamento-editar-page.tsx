import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { escreverPeriodo } from '../../../periodo.ts';
import { AnexosDoLancamento } from '../../anexos/web/door.tsx';
import { lancamentosApi as api } from '../../api.ts';
import { textosLancamento } from '../../texts.ts';
import { tomDoLancamento } from '../../web/rotulos.ts';
import { HistoricoDoLancamento } from './historico.tsx';
import { Ligacoes, Origem } from './ligacoes.tsx';
import { Partidas } from './partidas.tsx';
import type { Lancamento } from './tipos.ts';

const Correcao = lazy(() => import('./correcao.tsx'));
const Estorno = lazy(() => import('./estorno.tsx'));

/** One entry of the books. */
export default function LancamentoContabilPage() {
  const id = Number(useParametros()['id']);
  const consulta = useRegistro(api.obter, { params: { id } });
  return <PaginaDoRegistro consulta={consulta}>{(lancamento) => <Ficha lancamento={lancamento} />}</PaginaDoRegistro>;
}

function Ficha({ lancamento: l }: { lancamento: Lancamento }) {
  const t = useTextos(textosLancamento);
  const { idioma } = useIdioma();
  const [{ corrigir, estornar }, mudar] = useEndereco('corrigir', 'estornar');
  const irPara = useIrPara();
  const titulo = t('lancamentoN', { numero: l.numero, ano: l.ano });
  return (
    <Pagina
      titulo={titulo}
      situacao={<Etiqueta tom={tomDoLancamento[l.situacao]}>{t(l.situacao)}</Etiqueta>}
      acoes={<Acoes lancamento={l} aoEstornar={() => mudar({ estornar: 1 })} aoCorrigir={() => mudar({ corrigir: 1 })} />}
    >
      <Ligacoes lancamento={l} />
      <FatosEmColunas
        fatos={[
          [t('data'), formatarData(l.dataLancamento)],
          [
            t('periodo'),
            l.periodoAberto ? escreverPeriodo(l.periodo, idioma) : `${escreverPeriodo(l.periodo, idioma)} · ${t('periodoFechado')}`,
          ],
          [t('valor'), formatarReais(l.valorCentavos)],
          l.documento !== null && [t('documento'), l.documento],
          [t('origem'), t(l.origem)],
          l.motivo !== null && [t('motivo'), l.motivo],
        ]}
      />
      <p>{l.historico}</p>
      <Partidas lancamento={l} />
      <Cartao titulo={t('deOnde')}>
        <Origem lancamento={l} />
        <p className="suave">{t('porQuem', { usuario: l.usuarioNome, em: escreverInstante(l.em) })}</p>
      </Cartao>
      <Cartao titulo={t('anexos')}>
        <AnexosDoLancamento id={l.id} anexos={l.anexos} />
      </Cartao>
      <HistoricoDoLancamento id={l.id} />
      {estornar !== undefined && (
        <Suspense fallback={null}>
          <Estorno lancamento={l} aoFechar={() => mudar({ estornar: undefined }, { substituir: true })} />
        </Suspense>
      )}
      {corrigir !== undefined && (
        <Suspense fallback={null}>
          <Correcao
            lancamento={l}
            aoFechar={() => mudar({ corrigir: undefined })}
            aoCorrigir={(novo) => void irPara('contabil-lancamento-editar', { id: novo })}
          />
        </Suspense>
      )}
    </Pagina>
  );
}

type PropsDasAcoes = { lancamento: Lancamento; aoEstornar: () => void; aoCorrigir: () => void };

function Acoes({ lancamento: l, aoEstornar, aoCorrigir }: PropsDasAcoes) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  if (!pode('contabil-lancamentos', 'editar') || l.situacao !== 'vigente' || l.tipo === 'encerramento' || l.desfeitoPor) return null;
  return (
    <>
      <Button variant="default" onClick={aoEstornar}>
        {t('estornar')}
      </Button>
      {l.desfaz === null && <Button onClick={aoCorrigir}>{t('corrigir')}</Button>}
    </>
  );
}
