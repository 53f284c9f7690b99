import {
  CampoCpf,
  CampoData,
  CampoDinheiro,
  CampoMarcar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  dentro,
  ListaDeCampos,
  SecaoFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { tiposDeRenda } from '../../rendas.ts';
import type { edicaoDaFicha } from '../esquemas.ts';
import { moradias, tiposDeDespesa } from '../listas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';
import { membroVazio } from './valores.ts';

const campo = camposDe<typeof edicaoDaFicha>();

/** What the family declares. */
export function CamposDaFicha() {
  const t = useTextos(textosFichaSocioeconomica);
  const [opcoesDeMoradia, opcoesDeDespesa] = [useOpcoes(moradias), useOpcoes(tiposDeDespesa)];
  return (
    <>
      <SecaoFormulario>
        <div className="inteira">
          <ListaDeCampos
            nome={campo('membros')}
            rotulo={t('grupoFamiliar')}
            nomeDoItem={(i) => t('pessoaN', { n: i + 1 })}
            rotuloAdicionar={t('incluirPessoa')}
            novo={() => membroVazio}
            minimo={1}
            maximo={30}
            apontadores={{ nome: campo('rendas'), campo: 'membro', desde: 1 }}
          >
            {(item) => (
              <>
                <CampoTexto nome={dentro(item, 'nome')} rotulo={t('nome')} colunas={4} maximo={150} />
                <CampoTexto nome={dentro(item, 'parentesco')} rotulo={t('parentesco')} colunas={2} maximo={60} />
                <CampoData nome={dentro(item, 'dataNascimento')} rotulo={t('nascimento')} colunas={2} nascimento />
                <CampoCpf nome={dentro(item, 'cpf')} rotulo={t('cpf')} colunas={2} />
                <CampoTexto nome={dentro(item, 'ocupacao')} rotulo={t('ocupacao')} colunas={2} maximo={100} />
              </>
            )}
          </ListaDeCampos>
          <Rendas />
        </div>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('moradiaSecao')}>
        <CampoSelecao nome={campo('moradia')} rotulo={t('moradia')} colunas={4} opcoes={opcoesDeMoradia} />
        <CampoNumero nome={campo('comodos')} rotulo={t('comodos')} colunas={2} />
        <CampoNumero nome={campo('veiculos')} rotulo={t('veiculos')} colunas={2} />
        <CampoMarcar nome={campo('agua')} rotulo={t('agua')} colunas={4} />
        <CampoMarcar nome={campo('energia')} rotulo={t('energia')} colunas={4} />
        <CampoMarcar nome={campo('esgoto')} rotulo={t('esgoto')} colunas={4} />
        <CampoTextoLongo nome={campo('patrimonio')} rotulo={t('patrimonio')} maximo={1000} linhas={2} />
        <div className="inteira">
          <ListaDeCampos
            nome={campo('despesas')}
            rotulo={t('despesas')}
            nomeDoItem={(i) => t('despesaN', { n: i + 1 })}
            rotuloAdicionar={t('incluirDespesa')}
            novo={() => ({ tipo: 'moradia', valorCentavos: null })}
            maximo={30}
          >
            {(item) => (
              <>
                <CampoSelecao nome={dentro(item, 'tipo')} rotulo={t('tipo')} colunas={6} opcoes={opcoesDeDespesa} />
                <CampoDinheiro nome={dentro(item, 'valorCentavos')} rotulo={t('valor')} colunas={4} />
              </>
            )}
          </ListaDeCampos>
        </div>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('outrasSecao')}>
        <CampoTexto nome={campo('nis')} rotulo={t('nis')} colunas={4} maximo={20} />
        <CampoTextoLongo nome={campo('beneficios')} rotulo={t('beneficios')} maximo={500} linhas={2} />
        <CampoTextoLongo nome={campo('saude')} rotulo={t('saude')} maximo={1000} linhas={2} />
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} maximo={2000} linhas={2} />
        <CampoMarcar nome={campo('laudoSocial')} rotulo={t('laudoSocial')} colunas={12} />
        <CampoMarcar nome={campo('declaracao')} rotulo={t('declaracao')} colunas={12} obrigatorio />
      </SecaoFormulario>
    </>
  );
}

/** The income of each of the household: the months that are told make a mean. */
function Rendas() {
  const t = useTextos(textosFichaSocioeconomica);
  const tipos = useOpcoes(tiposDeRenda);
  const membros = useValor(campo('membros')) ?? [];
  const pessoas = membros.map(({ nome }, i) => ({ valor: i + 1, rotulo: nome || t('pessoaN', { n: i + 1 }) }));
  return (
    <ListaDeCampos
      nome={campo('rendas')}
      rotulo={t('rendas')}
      nomeDoItem={(i) => t('rendaN', { n: i + 1 })}
      rotuloAdicionar={t('incluirRenda')}
      novo={() => ({ membro: 1, tipo: 'salario', mes1Centavos: null, mes2Centavos: null, mes3Centavos: null })}
      maximo={60}
    >
      {(item) => (
        <>
          <CampoSelecao nome={dentro(item, 'membro')} rotulo={t('deQuem')} colunas={3} opcoes={pessoas} />
          <CampoSelecao nome={dentro(item, 'tipo')} rotulo={t('tipo')} colunas={3} opcoes={tipos} />
          <CampoDinheiro nome={dentro(item, 'mes1Centavos')} rotulo={t('mes1')} colunas={2} />
          <CampoDinheiro nome={dentro(item, 'mes2Centavos')} rotulo={t('mes2')} colunas={2} />
          <CampoDinheiro nome={dentro(item, 'mes3Centavos')} rotulo={t('mes3')} colunas={2} />
        </>
      )}
    </ListaDeCampos>
  );
}
