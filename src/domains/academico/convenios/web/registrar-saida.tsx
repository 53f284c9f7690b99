import { BotaoSalvar, CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { participacoesApi as api } from '../api.ts';
import { saida as esquema } from '../esquemas.ts';
import { textosConvenio } from '../texts.ts';

const campo = camposDe<typeof esquema>();
const ID = 'convenio-saida';
type Props = { participacao: { id: number; versao: number; pessoaNome: string; saida: string | null }; aoFechar: () => void };

/** The last day of somebody in the agreement. */
export default function RegistrarSaida({ participacao: { id, versao, pessoaNome, saida }, aoFechar }: Props) {
  const t = useTextos(textosConvenio);
  return (
    <Janela aberta titulo={t('registrarSaida')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('registrarSaida')} />}>
      <p>{t('registrarSaidaTexto', { pessoa: pessoaNome })}</p>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={{ versao, saida: saida ?? hojeNaEscola() }}
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
    </Janela>
  );
}
