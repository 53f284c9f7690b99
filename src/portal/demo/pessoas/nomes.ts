import type { Sorteio } from '../plano/sorteio.ts';

export type Genero = 'feminino' | 'masculino';
/** Given names change with the generation. */
export type Geracao = 'crianca' | 'adulto' | 'avo';

const lista = (texto: string): readonly string[] => texto.split(',').map((nome) => nome.trim());

const prenomes: Record<Geracao, Record<Genero, readonly string[]>> = {
  crianca: {
    feminino:
      lista(`Maria Clara, Maria Eduarda, Maria Cecília, Maria Luíza, Ana Clara, Ana Luísa, Ana Júlia, Ana Beatriz, Ana Lívia, Alice, Sophia, Helena, Laura, Valentina,
      Heloísa, Isabella, Manuela, Júlia, Lorena, Lívia, Giovanna, Beatriz, Cecília, Eloá, Lara, Mariana, Antonella, Yasmin, Isadora, Rebeca, Ester, Letícia, Sarah,
      Melissa, Vitória, Catarina, Marina, Nicole, Gabriela, Rafaela, Clarice, Bianca, Ágatha, Luna, Maitê, Elisa, Stella, Olívia, Pietra, Milena, Larissa, Luíza,
      Camila, Fernanda, Amanda, Thaís, Iara, Inês, Emanuelle, Flora, Aurora, Jade, Liz, Mirella, Allana, Maria Flor, Maria Alice, Maria Júlia, Ana Sophia, Lavínia`),
    masculino:
      lista(`Miguel, Arthur, Heitor, Bernardo, Davi, Théo, Lorenzo, Gabriel, Pedro, Benjamin, Matheus, Lucas, Nicolas, Joaquim, Samuel, Henrique, Rafael, Guilherme,
      Enzo, Murilo, Benício, Gustavo, Isaac, João Miguel, Lucca, Pedro Henrique, Felipe, João Pedro, Pietro, Daniel, Davi Lucca, Leonardo, Vicente, Eduardo, Gael,
      Antônio, Vítor, Noah, Caio, João, Emanuel, Cauã, João Lucas, Calebe, Enrico, Vinícius, Bento, João Gabriel, Ravi, Thiago, Otávio, Kauê, Yuri, João Vítor,
      Luiz Felipe, Raul, Tomás, Martim, Augusto, José Henrique, Luís Otávio, Ícaro, Ian, Breno, Artur Gabriel, Carlos Eduardo, Francisco, Moisés, Estêvão, Levi`),
  },
  adulto: {
    feminino:
      lista(`Adriana, Alessandra, Aline, Amanda, Ana Cláudia, Ana Paula, Andréa, Andréia, Bárbara, Bianca, Camila, Carla, Carolina, Cíntia, Clarissa, Cláudia, Cristiane,
      Daniela, Danielle, Débora, Elaine, Érica, Fabiana, Fernanda, Flávia, Gabriela, Gisele, Helena, Jaqueline, Janaína, Jéssica, Joana, Josiane, Juliana, Karina, Kátia,
      Keila, Larissa, Letícia, Lígia, Luana, Lúcia, Luciana, Márcia, Maria José, Maria de Nazaré, Mariana, Marília, Michele, Mônica, Natália, Patrícia, Paula, Priscila,
      Raquel, Regina, Renata, Roberta, Rosângela, Rosilene, Sandra, Sílvia, Simone, Maria do Socorro, Sônia, Suelen, Tatiana, Thaís, Vanessa, Verônica, Viviane`),
    masculino:
      lista(`Adriano, Alberto, Alexandre, Anderson, André, Antônio Carlos, Augusto, Breno, Bruno, Carlos Alberto, Carlos Eduardo, Célio, César, Cláudio, Cristiano, Daniel,
      Danilo, Diego, Douglas, Édson, Eduardo, Elias, Emerson, Érico, Evandro, Fábio, Felipe, Fernando, Flávio, Francisco, Gilberto, Glauber, Gustavo, Haroldo, Henrique,
      Hélio, Igor, Ivan, Jefferson, João Batista, João Paulo, Jorge, José Maria, José Roberto, Júlio César, Leandro, Leonardo, Luciano, Luís Carlos, Marcelo, Márcio,
      Marcos, Marco Antônio, Maurício, Mauro, Nélson, Otávio, Paulo Sérgio, Pedro Paulo, Rafael, Raimundo, Renato, Ricardo, Roberto, Rodrigo, Rogério, Ronaldo, Rubens,
      Rui, Sandro, Sérgio, Sidney, Thiago, Valdir, Vinícius, Wagner, Wellington, Wilson`),
  },
  avo: {
    feminino:
      lista(`Antônia, Benedita, Conceição, Dalva, Edite, Francisca, Iracema, Ivanilde, Joana D'Arc, Lindalva, Lourdes, Luzia, Maria Augusta, Maria da Conceição,
      Maria das Graças, Maria de Fátima, Maria de Lourdes, Maria de Nazaré, Maria do Carmo, Maria José, Nair, Neuza, Odete, Raimunda, Rosa, Teresinha, Vera Lúcia, Zuleide`),
    masculino:
      lista(`Abelardo, Alcides, Antônio, Benedito, Domingos, Edgar, Firmino, Geraldo, Jaime, João Evangelista, José Ribamar, Lourival, Manoel, Miguel, Nazareno, Orlando,
      Osvaldo, Pedro, Raimundo Nonato, Sebastião, Severino, Waldemar`),
  },
};

/** Family names of Pará, common ones more often; the particle belongs to the name. */
const sobrenomes: readonly (readonly [string, number])[] = [
  ...lista('da Silva, dos Santos, de Oliveira, de Souza, Pereira, da Costa, Rodrigues, de Almeida, do Nascimento, Lima').map(
    (nome) => [nome, 4] as const,
  ),
  ...lista(`Araújo, Fernandes, de Carvalho, Gomes, Martins, da Rocha, Ribeiro, Alves, Monteiro, Mendes, Barros, Freitas, Barbosa, Pinto, Moura, Cavalcante, Dias,
    de Castro, Campos, Cardoso, Teixeira, Corrêa, Nunes, Moreira, Vieira, Machado, Batista, Duarte, Tavares, Pinheiro, Gonçalves, Farias, Miranda, de Moraes, Ramos, dos Reis`).map(
    (nome) => [nome, 2] as const,
  ),
  ...lista(`Pantoja, Favacho, Lobato, Cordeiro, Maués, Bittencourt, Magalhães, Guimarães, da Conceição, Assunção, Brandão, Simões, Leão, Galvão, Queiróz, de Sá, Feitosa,
    Furtado, Gaia, Modesto, Noronha, Palheta, Passos, Paixão, Quaresma, Sampaio, Santana, Sarmento, de Sena, Serrão, Siqueira, da Trindade, Valente, Vasconcelos, Viana,
    Xavier, Drago, Chermont, Ferreira, Figueiredo, Fonseca, Coutinho, Bastos, Borges, Azevedo, Amaral, Aragão, Sant'Anna`).map(
    (nome) => [nome, 1] as const,
  ),
];

export function sortearPrenome(sorteio: Sorteio, genero: Genero, geracao: Geracao): string {
  return sorteio.escolher(prenomes[geracao][genero]);
}

/** A family name that is none of those given. */
export function sortearSobrenome(sorteio: Sorteio, outros: readonly string[] = []): string {
  for (;;) {
    const nome = sorteio.porPeso(sobrenomes);
    if (!outros.includes(nome)) return nome;
  }
}

/** 'Ana Cláudia' and 'dos Santos Leão' → 'ana.leao': the part of an e-mail before the at sign. */
export function apelidoDeEmail(nome: string, sobrenome: string): string {
  const simples = (texto: string): string =>
    texto
      .normalize('NFD')
      .replaceAll(/[^A-Za-z ]/g, '')
      .toLowerCase();
  return `${simples(nome).split(' ')[0]}.${simples(sobrenome).split(' ').at(-1)}`;
}
