import { Button } from '@mantine/core';
import { BotaoSalvar, CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { participacoesApi as api } from '../api.ts';
import { saida as esquema } from '../esquemas.ts';
import { textosConvenio } from '../texts.ts';
import { saidaPadrao, saiuAntesDeEntrar } from './dias-padrao.ts';

const campo = camposDe<typeof esquema>();
const ID = 'convenio-saida';
type Props = {
  participacao: {
    id: number;
    versao: number;
    pessoaNome: string;
    entrada: string;
    saida: string | null;
    saiuDaEscolaEm: string | null;
    contratos: number;
  };
  convenio: { vigenteAte: string };
  aoFechar: () => void;
};

/** The last day of somebody in the agreement; or, entered by mistake, not a day of it. */
export default function RegistrarSaida({ participacao, convenio, aoFechar }: Props) {
  const { id, versao, pessoaNome, contratos } = participacao;
  const t = useTextos(textosConvenio);
  const nuncaEntrou = contratos === 0 && saiuAntesDeEntrar(participacao);
  const excluir = useComando(api.excluirInclusao, {
    envelhece: ['Convenio'],
    aoConcluir: () => {
      avisar.sucesso(t('excluida'));
      aoFechar();
    },
  });
  const perguntar = async (): Promise<void> => {
    const texto = t('excluirInclusaoTexto', { pessoa: pessoaNome });
    if (await confirmar({ titulo: t('excluirInclusao'), texto, rotuloConfirmar: t('excluirInclusao'), perigo: true }))
      excluir.mutate({ params: { id }, query: { Versao: String(versao) } }, { onError: avisar.erro });
  };
  return (
    <Janela
      aberta
      titulo={t(nuncaEntrou ? 'excluirInclusao' : 'registrarSaida')}
      aoFechar={aoFechar}
      rodape={
        <>
          {contratos === 0 && (
            <Button variant={nuncaEntrou ? 'filled' : 'default'} loading={excluir.isPending} onClick={() => void perguntar()}>
              {t('excluirInclusao')}
            </Button>
          )}
          {!nuncaEntrou && <BotaoSalvar formulario={ID} rotulo={t('registrarSaida')} />}
        </>
      }
    >
      <p>{t(nuncaEntrou ? 'nuncaEntrou' : 'registrarSaidaTexto', { pessoa: pessoaNome })}</p>
      {!nuncaEntrou && (
        <Formulario
          id={ID}
          esquema={esquema}
          valoresIniciais={{ versao, saida: saidaPadrao(participacao, convenio, hojeNaEscola()) }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(api.registrarSaida, { params: { id }, body }, { chaveIdempotencia })}
          aposSalvar={() => {
            avisar.sucesso(t('salvo'));
            void envelhecer('Convenio');
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoData nome={campo('saida')} rotulo={t('saida')} colunas={6} autoFoco />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
