import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosConciliacao } from '../texts.ts';
import { useAtos } from './atos.ts';
import { LancamentosDaLinha, type Lembranca, type LinhaDoExtrato, parDe, type Sugestao, useMotivo } from './sugestoes.tsx';

const LancarLinha = lazy(() => import('./lancar-linha.tsx'));
const InformarValor = lazy(() => import('./informar-valor.tsx'));
const CasarLinhas = lazy(() => import('./casar-linhas.tsx'));

type Props = {
  contaBancariaId: number;
  linha: LinhaDoExtrato;
  sugestao: Sugestao | undefined;
  lembranca: Lembranca | undefined;
  aoFechar: () => void;
};

/** A line of the bank: what it seems to be, or is, and what may be said of it. */
export default function LinhaAberta({ contaBancariaId, linha: l, sugestao, lembranca, aoFechar }: Props) {
  const t = useTextos(textosConciliacao);
  const { pode } = useSessao();
  const motivo = useMotivo();
  const { casar, ignorar, desfazer, perguntarPorque } = useAtos(contaBancariaId);
  const [modo, setModo] = useState<'ver' | 'casar' | 'lancar' | 'informar'>(
    !sugestao && lembranca && l.situacao === 'pendente' && pode('financeiro-lancamentos', 'criar') ? 'lancar' : 'ver',
  );
  const depois = (feito: boolean): void => {
    if (feito) aoFechar();
  };
  const aceitar = async (s: Sugestao): Promise<void> =>
    depois(await (s.motivo === 'saldo' ? ignorar(s.linhaIds, t('linhaDeSaldo')) : casar([parDe(s)])));
  const ignorarEsta = async (): Promise<void> => {
    const porque = await perguntarPorque();
    if (porque !== null) depois(await ignorar([l.id], porque));
  };
  if (modo === 'casar') return <CasarLinhas contaBancariaId={contaBancariaId} linhas={[l]} aoFechar={aoFechar} />;
  if (modo === 'lancar')
    return (
      <Suspense fallback={<Esqueleto linhas={4} />}>
        <LancarLinha linha={l} lembranca={lembranca} aoFechar={aoFechar} />
      </Suspense>
    );
  if (modo === 'informar') return <InformarValor linha={l} aoFechar={aoFechar} />;
  const { conciliacao: c } = l;
  const edita = pode('financeiro-lancamentos', 'editar');
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={l.descricao}
      rodape={
        c ? (
          edita && (
            <Button variant="default" onClick={() => void desfazer([c.id], c.tipo === 'lancada').then(depois)}>
              {t('desfazer')}
            </Button>
          )
        ) : (
          <>
            {edita && (
              <Button variant="subtle" onClick={() => void ignorarEsta()}>
                {t('ignorar')}
              </Button>
            )}
            {l.valorLido !== null && edita && (
              <Button variant={l.valorCentavos === null ? 'filled' : 'default'} onClick={() => setModo('informar')}>
                {t('informar')}
              </Button>
            )}
            {l.valorCentavos !== null && pode('financeiro-lancamentos', 'criar') && (
              <Button variant="default" onClick={() => setModo('lancar')}>
                {t('lancar')}
              </Button>
            )}
            {l.valorCentavos !== null && edita && (
              <Button variant={sugestao ? 'default' : 'filled'} onClick={() => setModo('casar')}>
                {t('casar')}
              </Button>
            )}
            {sugestao && edita && (
              <Button data-foco onClick={() => void aceitar(sugestao)}>
                {t('aceitar')}
              </Button>
            )}
          </>
        )
      }
    >
      <FatosEmColunas
        fatos={[
          [t('data'), formatarData(l.data)],
          [t('valor'), l.valorCentavos === null ? `“${l.valorLido ?? ''}”` : formatarReais(l.valorCentavos)],
          [t('documento'), l.documento ?? '—'],
          [t('arquivo'), l.nomeArquivo],
        ]}
      />
      {sugestao && (
        <>
          <h3>{motivo(sugestao, undefined)}</h3>
          <LancamentosDaLinha lancamentos={sugestao.lancamentos} />
        </>
      )}
      {c && (
        <p>
          {c.tipo === 'ignorada'
            ? t('ignoradaPor', { usuario: c.usuarioNome, em: escreverInstante(c.em), motivo: c.motivo ?? '' })
            : t('conciliadaPor', { usuario: c.usuarioNome, em: escreverInstante(c.em) })}
        </p>
      )}
      {c && <LancamentosDaLinha lancamentos={c.lancamentos} />}
    </Janela>
  );
}
