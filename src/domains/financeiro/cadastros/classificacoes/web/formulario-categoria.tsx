import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, camposDe, CampoSelecao, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { categoriasApi as api } from '#domains/financeiro/cadastros/api-classificacoes.ts';
import { edicaoCategoria, novaCategoria } from '#domains/financeiro/cadastros/esquemas.ts';
import { sentidos } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';

const campo = camposDe<typeof novaCategoria>();

/** What money that moves is for. */
export default function FormularioCategoria({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  const opcoes = useOpcoes(sentidos);
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaCategoria,
        valores: { nome: '', sentido: 'saida', ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={registro && { esquema: edicaoCategoria, valores: registro, enviar: (body) => chamar(api.editar, { body }) }}
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={60} autoFoco />
        <CampoSelecao nome={campo('sentido')} rotulo={t('sentido')} colunas={4} opcoes={opcoes} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
