import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoSelecao, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { categoriasApi as api } from '../api-classificacoes.ts';
import { edicaoCategoria, novaCategoria } from '../esquemas.ts';
import { sentidos } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';
import { useOpcoes } from './usar-lista.ts';

/** What money that moves is for. */
export default function FormularioCategoria({ registro, aoSalvar }: PropsDoFormulario<typeof api.listar>) {
  const t = useTextos(textosCadastros);
  const opcoes = useOpcoes(sentidos);
  const campos = (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={8} maximo={60} autoFoco />
      <CampoSelecao nome="sentido" rotulo={t('sentido')} colunas={4} opcoes={opcoes} />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  return registro ? (
    <Formulario
      id={FORMULARIO}
      key={registro.id}
      esquema={edicaoCategoria}
      valoresIniciais={registro}
      aoSalvar={(v) => chamar(api.editar, { body: v })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  ) : (
    <Formulario
      id={FORMULARIO}
      esquema={novaCategoria}
      valoresIniciais={{ nome: '', sentido: 'saida', ativo: true }}
      aoSalvar={(v, _saida, chaveIdempotencia) => chamar(api.criar, { body: v }, { chaveIdempotencia })}
      aposSalvar={aoSalvar}
    >
      {campos}
    </Formulario>
  );
}
