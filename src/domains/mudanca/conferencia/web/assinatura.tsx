import { textosConferencia } from '#domains/mudanca/texts.ts';
import { BotaoSalvar, camposDe, CampoTextoLongo, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { conferenciaDaMudancaApi as api } from '../api.ts';
import { assinaturaDaConferencia } from '../esquemas.ts';
import type { ConferenciaNaTela } from './conferencia-na-tela.ts';

const campo = camposDe<typeof assinaturaDaConferencia>();

/** Signs what is shown, with a note where something differs. */
export default function Assinatura({
  conferencia: { versao, linhas },
  aoFechar,
}: {
  conferencia: ConferenciaNaTela;
  aoFechar: () => void;
}) {
  const t = useTextos(textosConferencia);
  const diferencas = linhas.filter(({ situacao }) => situacao === 'diferente').length;
  return (
    <Janela
      aberta
      titulo={t('assinar')}
      aoFechar={aoFechar}
      rodape={<BotaoSalvar formulario="assinatura-da-mudanca" rotulo={t('assinar')} />}
    >
      <p>{t('assinarTexto', { n: diferencas })}</p>
      <Formulario
        id="assinatura-da-mudanca"
        esquema={assinaturaDaConferencia}
        valoresIniciais={{ versao, observacao: '' }}
        aoSalvar={async (body, _saida, chaveIdempotencia) => {
          const { numero } = await chamar(api.assinar, { body }, { chaveIdempotencia });
          avisar.sucesso(t('assinada', { numero }));
        }}
        aposSalvar={() => {
          void envelhecer('Mudanca/conferencia');
          aoFechar();
        }}
      >
        <CampoTextoLongo nome={campo('observacao')} rotulo={t('observacao')} maximo={1_000} />
      </Formulario>
    </Janela>
  );
}
