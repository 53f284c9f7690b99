import { camposDe, CampoTaxa, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosRegras } from '../../texts.ts';
import { faixasApi as api } from '../api.ts';
import { edicaoFaixa, novaFaixa } from '../esquemas.ts';

const campo = camposDe<typeof novaFaixa>();

/** A bracket of income a head. */
export default function FormularioFaixa({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosRegras);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaFaixa,
        valores: { nome: '', limiteSalarios: '', percentualMaximo: '', toleranciaPercentual: '0' },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoFaixa, valores: { ...registro }, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={80} autoFoco />
        <CampoTaxa nome={campo('limiteSalarios')} rotulo={t('limite')} colunas={12} />
        <CampoTaxa nome={campo('percentualMaximo')} rotulo={t('maximo')} colunas={6} />
        <CampoTaxa nome={campo('toleranciaPercentual')} rotulo={t('tolerancia')} colunas={6} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
