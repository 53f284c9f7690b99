import { z } from 'zod';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, Formulario, EmColunas, useValor } from '#platform/web/formulario/index.ts';
import { saiDaCobranca } from '#domains/financeiro/titulos/cancelamentos/vence-depois.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { campo } from '#shared/campos.ts';
import { isDataCivil } from '#shared/datas.ts';
import { type Centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { contratosCicloApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useDesfazer } from './use-desfazer.ts';

const esquema = z.strictObject({ dataEfeito: campo.dataCivil.opcional(), motivo: campo.textoOpcional(500) });
const caminho = camposDe<typeof esquema>();
const iniciais = { dataEfeito: '', motivo: '' };
const ID = 'mudanca-com-data';
type Titulo = Parameters<typeof saiDaCobranca>[0] & { saldoCentavos: Centavos };
type Props = { ato: 'suspender' | 'reativar'; contrato: { id: number; versao: number; titulos: readonly Titulo[] }; aoFechar: () => void };

/** Suspends or reactivates from a date on, with what it does to the titles in figures. */
export function MudancaComData({ ato, contrato, aoFechar }: Props) {
  const t = useTextos(textosContrato);
  const desfazer = useDesfazer();
  const suspender = useComando(contratosCicloApi.suspenderContrato, { envelhece: ['Contrato'] });
  const reativar = useComando(contratosCicloApi.reativarContrato, { envelhece: ['Contrato'] });
  const enviar = async (mudanca: z.output<typeof esquema>): Promise<void> => {
    const entrada = { params: { id: contrato.id }, body: { versao: contrato.versao, ...mudanca } };
    if (ato === 'suspender') {
      const { situacaoId, titulosCancelados } = await suspender.mutateAsync(entrada);
      avisar.sucesso(t('contratoSuspenso', { n: titulosCancelados }), { desfazer: () => desfazer(situacaoId) });
    } else {
      const { situacaoId, titulosRestaurados } = await reativar.mutateAsync(entrada);
      avisar.sucesso(t('contratoReativado', { n: titulosRestaurados }), { desfazer: () => desfazer(situacaoId) });
    }
  };
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t(ato)} rodape={<BotaoSalvar formulario={ID} rotulo={t(ato)} />}>
      <Formulario id={ID} esquema={esquema} valoresIniciais={iniciais} aoSalvar={(_digitado, saida) => enviar(saida)} aposSalvar={aoFechar}>
        <p>{t('confirmaSituacao', { status: t(ato === 'suspender' ? 'situacao_suspenso' : 'situacao_ativo') })}</p>
        <Consequencia ato={ato} contrato={contrato} />
        <EmColunas>
          <CampoData nome={caminho('dataEfeito')} rotulo={t('dataEfeito')} dica={t('dataEfeitoDica')} colunas={6} />
          <CampoTexto nome={caminho('motivo')} rotulo={t('motivo')} colunas={6} maximo={500} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

/** In figures that follow the date while it is typed; today without one. */
function Consequencia({ ato, contrato }: Pick<Props, 'ato' | 'contrato'>) {
  const t = useTextos(textosContrato);
  const data = useValor(caminho('dataEfeito'));
  const desde = typeof data === 'string' && isDataCivil(data) ? data : hojeNaEscola();
  const depois = contrato.titulos.filter((titulo) => saiDaCobranca(titulo, desde));
  const soma = somar(depois.map((titulo) => titulo.saldoCentavos));
  return (
    <p className="consequencia" aria-live="polite">
      {ato === 'suspender' ? t('consequenciaSuspender', { n: depois.length, total: formatarReais(soma) }) : t('consequenciaReativar')}
    </p>
  );
}
