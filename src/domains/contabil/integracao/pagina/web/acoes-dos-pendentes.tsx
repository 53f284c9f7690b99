import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { integracaoApi as api } from '../../api.ts';
import { inicioDaIntegracao } from '../../esquemas.ts';
import { textosIntegracao } from '../../texts.ts';

type Situacao = RespostaCliente<typeof api.obterSituacao>;
type Props = { de: string; ate: string; situacao: Situacao };
const envelhecem = ['IntegracaoContabil', 'PeriodoContabil'] as const;

/** What was left out of the books may wait again, and from which day facts are posted. */
export default function AcoesDosPendentes({ de, ate, situacao }: Props) {
  const t = useTextos(textosIntegracao);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  const retomar = useComando(api.retomarDispensados, { envelhece: [...envelhecem] });
  const pedir = async (): Promise<void> => {
    if (!(await confirmar({ titulo: t('retomar'), texto: t('retomarTexto'), rotuloConfirmar: t('retomar') }))) return;
    await retomar
      .mutateAsync({ body: { de, ate } })
      .then(({ retomados: n }) => avisar.sucesso(n > 0 ? t('retomados', { n }) : t('nadaARetomar')), avisar.erro);
  };
  if (!pode('financeiro-integracao-contabil', 'editar')) return null;
  return (
    <>
      <Button variant="default" loading={retomar.isPending} onClick={() => void pedir()}>
        {t('retomar')}
      </Button>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('inicio')}
      </Button>
      {aberta && <Inicio situacao={situacao} aoFechar={() => setAberta(false)} />}
    </>
  );
}

const valoresDe = ({ versao, inicio }: Pick<Situacao, 'versao' | 'inicio'>) => ({ versao, integrarDesde: inicio ?? '' });
const campo = camposDe<typeof inicioDaIntegracao>();
const FORMULARIO = 'inicio-da-integracao';
/** The first day whose facts are posted. */
function Inicio({ situacao, aoFechar }: { situacao: Situacao; aoFechar: () => void }) {
  const t = useTextos(textosIntegracao);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('inicio')} rodape={<BotaoSalvar formulario={FORMULARIO} />}>
      <p>{t('inicioTexto')}</p>
      <Formulario
        id={FORMULARIO}
        esquema={inicioDaIntegracao}
        valoresIniciais={valoresDe(situacao)}
        valoresDoConflito={(atual) => valoresDe(atual as Situacao)}
        aoSalvar={(body) => chamar(api.mudarInicio, { body })}
        aposSalvar={() => {
          avisar.sucesso(t('inicioMudado'));
          void envelhecer(...envelhecem);
          aoFechar();
        }}
      >
        <EmColunas>
          <CampoData nome={campo('integrarDesde')} rotulo={t('integrarDesde')} colunas={6} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
