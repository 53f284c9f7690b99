import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';
import { aPartirDe, encerramento } from '../esquemas.ts';

const noContrato = camposDe<typeof aPartirDe>();
const noFim = camposDe<typeof encerramento>();
const ID = 'bolsa-com-data';
type Props = { ato: 'aplicar' | 'encerrar'; id: number; versao: number; aoFechar: () => void };

/** From which due dates on the discount starts, or stops. */
export default function ComData({ ato, id, versao, aoFechar }: Props) {
  const t = useTextos(textosBolsa);
  const salvo = (): void => {
    avisar.sucesso(t(ato === 'aplicar' ? 'aplicada' : 'salvo'));
    void envelhecer('BolsaPedido', 'FichaSocioeconomica', 'Contrato', 'Aditivo', 'TituloReceber');
    aoFechar();
  };
  const hoje = hojeNaEscola();
  return (
    <Janela aberta titulo={t(ato)} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t(ato)} />}>
      <p>{t(ato === 'aplicar' ? 'aplicarTexto' : 'encerrarTexto')}</p>
      {ato === 'aplicar' ? (
        <Formulario
          id={ID}
          esquema={aPartirDe}
          valoresIniciais={{ versao, aPartirDe: hoje }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(api.aplicarBolsa, { params: { id }, body }, { chaveIdempotencia })}
          aposSalvar={salvo}
        >
          <EmColunas>
            <CampoData nome={noContrato('aPartirDe')} rotulo={t('aPartirDe')} colunas={6} autoFoco />
          </EmColunas>
        </Formulario>
      ) : (
        <Formulario
          id={ID}
          esquema={encerramento}
          valoresIniciais={{ versao, aPartirDe: hoje, motivo: '' }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(api.encerrarBolsa, { params: { id }, body }, { chaveIdempotencia })}
          aposSalvar={salvo}
        >
          <EmColunas>
            <CampoData nome={noFim('aPartirDe')} rotulo={t('aPartirDe')} colunas={6} autoFoco />
            <CampoTexto nome={noFim('motivo')} rotulo={t('motivo')} colunas={12} maximo={1000} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
