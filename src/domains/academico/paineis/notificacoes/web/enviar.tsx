import {
  BotaoSalvar,
  CampoEmail,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { notificacoesApi } from '../api.ts';
import { esquemaEnvio } from '../esquemas.ts';
import { meiosDeEnvio } from '../situacoes.ts';
import { textosNotificacao } from '../texts.ts';
import type { Alvo } from './destinatarios.tsx';
import type { NotificacaoAberta } from './leitura.ts';

const campo = camposDe<typeof esquemaEnvio>();
const ID = 'envio-da-notificacao';

/** How a notice goes to one addressee: by mail at once, or as it was delivered. */
export function EnviarNotificacao({ notificacao, alvo, aoFechar }: { notificacao: NotificacaoAberta; alvo: Alvo; aoFechar: () => void }) {
  const t = useTextos(textosNotificacao);
  const { destino, pessoaId, nome, email } = alvo;
  const meio = destino === 'conselho' || email === null ? ('entregue' as const) : ('email' as const);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('enviarA', { nome })} rodape={<BotaoSalvar formulario={ID} rotulo={t('registrar')} />}>
      <Formulario
        id={ID}
        esquema={esquemaEnvio}
        valoresIniciais={{ destino, pessoaId, meio, email: '', protocolo: '' }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(notificacoesApi.registrarEnvio, { params: { id: notificacao.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={() => {
          avisar.sucesso(t('registrado', { nome }));
          void envelhecer('Notificacao', 'RadarDeFaltas');
          aoFechar();
        }}
      >
        <Campos alvo={alvo} />
      </Formulario>
    </Janela>
  );
}

function Campos({ alvo: { destino, email } }: { alvo: Alvo }) {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  const porEmail = useValor(campo('meio')) === 'email';
  return (
    <EmColunas>
      <CampoSelecao
        nome={campo('meio')}
        rotulo={t('meio')}
        colunas={12}
        opcoes={meiosDeEnvio.map(({ valor, ...nomes }) => ({ valor, rotulo: nomes[idioma] }))}
      />
      {porEmail && destino === 'conselho' && <CampoEmail nome={campo('email')} rotulo={t('emailDoConselho')} colunas={12} />}
      {porEmail && destino === 'responsavel' && <p className="inteira">{email === null ? t('semEmail') : t('vaiPara', { email })}</p>}
      {!porEmail && <CampoTexto nome={campo('protocolo')} rotulo={t('protocolo')} colunas={12} maximo={200} />}
    </EmColunas>
  );
}
