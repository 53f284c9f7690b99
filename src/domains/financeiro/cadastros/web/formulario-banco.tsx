import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { bancosApi as api } from '../api.ts';
import { edicaoBanco, novoBanco } from '../esquemas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';

/** A bank. */
export default function FormularioBanco({ registro, aoSalvar }: PropsDoFormulario<typeof api.listar>) {
  const t = useTextos(textosCadastros);
  const campos = (
    <Grade>
      <CampoTexto nome="codigo" rotulo={t('codigo')} colunas={3} maximo={3} inputMode="numeric" autoFoco />
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={9} maximo={100} />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  return registro ? (
    <Formulario
      id={FORMULARIO}
      key={registro.id}
      esquema={edicaoBanco}
      valoresIniciais={registro}
      aoSalvar={(v) => chamar(api.editar, { body: v })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  ) : (
    <Formulario
      id={FORMULARIO}
      esquema={novoBanco}
      valoresIniciais={{ codigo: '', nome: '', ativo: true }}
      aoSalvar={(v, _saida, chaveIdempotencia) => chamar(api.criar, { body: v }, { chaveIdempotencia })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  );
}
