import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import type { ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';
import { useAtos } from './use-atos.ts';

const Reuniao = lazy(() => import('./reuniao.tsx'));

type Props = {
  conselho: ConselhoNaTela;
  /** How often minutes were asked for, each time with all that was typed saved. */
  atasPedidas: number;
  aoLavrar: () => void;
};

/** What is done with the council as a whole: its meeting, its minutes, and taking them back. */
export function AcoesDoConselho({ conselho, atasPedidas, aoLavrar }: Props) {
  const t = useTextos(textosConselho);
  const { pode } = useSessao();
  const [{ reuniao }, mudar] = useEndereco('reuniao');
  const { lavrar, reabrir, cancelar } = useAtos(conselho);
  const lavrarAgora = useEffectEvent(() => void lavrar());
  useEffect(() => {
    if (atasPedidas > 0) lavrarAgora();
  }, [atasPedidas]);
  const { situacao, ata, atasCanceladas, anoFechado } = conselho;
  const muda = !anoFechado && situacao !== 'cancelado';
  const desfaz = muda && pode('conselho-de-classe', 'excluir');
  const escreve = muda && situacao === 'aberto' && pode('conselho-de-classe', 'editar');
  return (
    <>
      <Elo tela="conselho-de-classe" className="botao-simples">
        {t('voltar')}
      </Elo>
      {desfaz && (
        <Button variant="subtle" color="red" onClick={() => void cancelar()}>
          {t('cancelar')}
        </Button>
      )}
      {desfaz && situacao === 'lavrado' && (
        <Button variant="default" onClick={() => void reabrir()}>
          {t('reabrir')}
        </Button>
      )}
      {atasCanceladas.map(({ id, numero, motivo }) => (
        <BotaoDocumento
          key={id}
          rotulo={t('ataSemEfeito', { numero })}
          nomeNaLista={t('ataCancelada', { numero, motivo })}
          titulo={t('ataCancelada', { numero, motivo })}
          endpoint={conselhoApi.imprimirAta}
          entrada={{ params: { id } }}
          nomePadrao={`ata-conselho-${numero}.pdf`}
        />
      ))}
      <Button variant="default" onClick={() => mudar({ reuniao: 1 })}>
        {t('reuniao')}
      </Button>
      {ata ? (
        <BotaoDocumento
          rotulo={t('ata', { numero: ata.numero })}
          titulo={t('ata', { numero: ata.numero })}
          endpoint={conselhoApi.imprimirAta}
          entrada={{ params: { id: ata.id } }}
          nomePadrao={`ata-conselho-${ata.numero}.pdf`}
        />
      ) : (
        situacao === 'aberto' && (
          <BotaoDocumento
            rotulo={t('minuta')}
            titulo={t('minuta')}
            endpoint={conselhoApi.verMinuta}
            entrada={{ params: { id: conselho.id } }}
            nomePadrao="ata-conselho-minuta.pdf"
          />
        )
      )}
      {escreve && <Button onClick={aoLavrar}>{t('lavrar')}</Button>}
      {reuniao !== undefined && (
        <Suspense fallback={null}>
          <Reuniao conselho={conselho} escreve={escreve} aoFechar={() => mudar({ reuniao: undefined })} />
        </Suspense>
      )}
    </>
  );
}
