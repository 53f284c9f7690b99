import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centrosCustoApi as api } from '../api-classificacoes.ts';
import { edicaoCentro, novoCentro } from '../esquemas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';

/** Whom in the school money that moves is for. */
export default function FormularioCentroCusto({ registro, aoSalvar }: PropsDoFormulario<typeof api.listar>) {
  const t = useTextos(textosCadastros);
  const campos = (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={12} maximo={60} autoFoco />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  return registro ? (
    <Formulario
      id={FORMULARIO}
      key={registro.id}
      esquema={edicaoCentro}
      valoresIniciais={registro}
      aoSalvar={(v) => chamar(api.editar, { body: v })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  ) : (
    <Formulario
      id={FORMULARIO}
      esquema={novoCentro}
      valoresIniciais={{ nome: '', ativo: true }}
      aoSalvar={(v, _saida, chaveIdempotencia) => chamar(api.criar, { body: v }, { chaveIdempotencia })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  );
}
