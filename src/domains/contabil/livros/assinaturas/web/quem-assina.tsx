import {
  BotaoSalvar,
  camposDe,
  CampoCpf,
  CampoData,
  CampoEmail,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  Formulario,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { textosLivros } from '../../texts.ts';
import { assinaturasApi } from '../api.ts';
import { assinaturasDosLivros, planosReferenciais, qualificacoes } from '../esquemas.ts';

const campo = camposDe<typeof assinaturasDosLivros>();
const FORMULARIO = 'quem-assina-os-livros';

/** Who signs the books, and what the official bookkeeping asks of the school. */
export default function QuemAssina({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosLivros);
  const { idioma } = useIdioma();
  const { data } = useRegistro(assinaturasApi.obter, {});
  const opcoes = (lista: typeof qualificacoes | typeof planosReferenciais) =>
    lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }));
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('assinaturas')} rodape={<BotaoSalvar formulario={FORMULARIO} />}>
      {!data && <Esqueleto linhas={8} />}
      {data && (
        <Formulario
          id={FORMULARIO}
          esquema={assinaturasDosLivros}
          valoresIniciais={data}
          valoresDoConflito={(atual) => atual as typeof data}
          aoSalvar={(body) => chamar(assinaturasApi.editar, { body })}
          aposSalvar={() => {
            avisar.sucesso(t('assinaturasSalvas'));
            void envelhecer('LivroContabil');
            aoFechar();
          }}
        >
          <SecaoFormulario titulo={t('contador')}>
            <CampoTexto nome={campo('contadorNome')} rotulo={t('nome')} colunas={8} maximo={120} />
            <CampoCpf nome={campo('contadorCpf')} rotulo={t('cpf')} colunas={4} />
            <CampoTexto nome={campo('contadorCrc')} rotulo={t('crc')} colunas={4} maximo={20} />
            <CampoTexto nome={campo('contadorCrcUf')} rotulo={t('crcUf')} colunas={2} maximo={2} />
            <CampoTelefone nome={campo('contadorTelefone')} rotulo={t('telefone')} colunas={6} />
            <CampoEmail nome={campo('contadorEmail')} rotulo={t('email')} colunas={12} />
          </SecaoFormulario>
          <SecaoFormulario titulo={t('responsavel')}>
            <CampoTexto nome={campo('responsavelNome')} rotulo={t('nome')} colunas={8} maximo={120} />
            <CampoCpf nome={campo('responsavelCpf')} rotulo={t('cpf')} colunas={4} />
            <CampoSelecao nome={campo('responsavelQualificacao')} rotulo={t('qualificacao')} colunas={6} opcoes={opcoes(qualificacoes)} />
          </SecaoFormulario>
          <SecaoFormulario titulo={t('escola')}>
            <CampoTexto nome={campo('municipioIbge')} rotulo={t('municipioIbge')} colunas={6} maximo={7} />
            <CampoTexto nome={campo('nire')} rotulo={t('nire')} colunas={6} maximo={11} />
            <CampoData nome={campo('dataConstituicao')} rotulo={t('dataConstituicao')} colunas={6} />
            <CampoSelecao nome={campo('planoReferencial')} rotulo={t('planoReferencial')} colunas={6} opcoes={opcoes(planosReferenciais)} />
          </SecaoFormulario>
        </Formulario>
      )}
    </Janela>
  );
}
