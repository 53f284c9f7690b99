import { useState } from 'react';
import { BotaoSalvar, CampoDinheiro, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { recorrenciasApi } from '../api.ts';
import { ajusteEsquema } from '../esquemas.ts';

const campo = camposDe<typeof ajusteEsquema>();
const FORMULARIO = 'ajuste-da-recorrencia';
type Props = { id: number; competencia: string; valorCentavos: Centavos };

/** What is changed of a bill that repeats, from the month that is open on. */
export function AtosDaRecorrencia({ id, competencia, valorCentavos }: Props) {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const [ajustando, setAjustando] = useState(false);
  const mes = formatarData(competencia).slice(3);
  const encerrar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('encerrar'),
      texto: t('encerrarTexto', { mes }),
      rotuloConfirmar: t('encerrar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(
      recorrenciasApi.encerrarRecorrencia,
      { params: { id }, body: { aPartirDe: competencia, motivo } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).then(({ alterados }) => avisar.sucesso(t('encerrados', { n: alterados })), avisar.erro);
    await recarregarPagar();
  };
  return (
    <p className={estilo.movimento}>
      {pode('contas-pagar', 'editar') && (
        <button type="button" className="botao-simples" onClick={() => setAjustando(true)}>
          {t('ajustar')}
        </button>
      )}
      {pode('contas-pagar', 'excluir') && (
        <button type="button" className="botao-simples" onClick={() => void encerrar()}>
          {t('encerrar')}
        </button>
      )}
      {ajustando && (
        <Janela aberta aoFechar={() => setAjustando(false)} titulo={t('ajustar')} rodape={<BotaoSalvar formulario={FORMULARIO} />}>
          <p>{t('ajusteTexto', { mes })}</p>
          <Formulario
            id={FORMULARIO}
            esquema={ajusteEsquema}
            valoresIniciais={{ aPartirDe: competencia, valorCentavos, motivo: '' }}
            aoSalvar={(_, body, chaveIdempotencia) =>
              chamar(recorrenciasApi.ajustarRecorrencia, { params: { id }, body }, { chaveIdempotencia })
            }
            aposSalvar={(resposta) => {
              avisar.sucesso(t('ajustados', { n: (resposta as { alterados: number }).alterados }));
              setAjustando(false);
              void recarregarPagar();
            }}
          >
            <EmColunas>
              <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valorNovo')} colunas={4} autoFoco />
              <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={8} maximo={300} />
            </EmColunas>
          </Formulario>
        </Janela>
      )}
    </p>
  );
}
